import { useState } from 'react'
import type { CascaderText } from './strings'

export interface SearchBoxProps {
  value: string
  text: CascaderText
  onChange(text: string): void
  /** Enter was pressed. */
  onEnter(): void
  /** Arrow down was pressed. */
  onDown(): void
}

/** The search field. During a composition (IME) it reports nothing until the end, and ignores keys. */
export function SearchBox({ value, text, onChange, onEnter, onDown }: SearchBoxProps) {
  const [composed, setComposed] = useState<string>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: type="search" brings the browser's own × and Esc
    <input
      className="eb-field eb-cascader__search"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      // Belongs to no form, wherever it is rendered.
      form=""
      aria-label={text('search')}
      placeholder={text('search')}
      value={composed ?? value}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onInput={(event) => (composed === undefined ? onChange : setComposed)(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(undefined)
        onChange(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.keyCode === 229 || !/^(Enter|ArrowDown)$/.test(event.key)) return
        // Otherwise the same Enter would press the field, which gets focus back.
        event.preventDefault()
        if (event.key === 'Enter') onEnter()
        else onDown()
      }}
    />
  )
}
