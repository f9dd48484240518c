import { useState } from 'react'
import type { Text } from './strings'

export interface SearchBoxProps {
  value: string
  text: Text
  onChange(text: string): void
  /** Enter was pressed. */
  onEnter(): void
  /** The arrow down was pressed. */
  onDown(): void
}

/** What is searched for; within a composition (IME) it is told when that ends, and keys are the composition's. */
export function SearchBox({ value, text, onChange, onEnter, onDown }: SearchBoxProps) {
  const [composed, setComposed] = useState<string>()
  return (
    // biome-ignore lint/a11y/useSemanticElements: type="search" brings the browser's own × and Esc
    <input
      className="eb-field eb-cascader__search"
      role="searchbox"
      enterKeyHint="search"
      autoComplete="off"
      // In nobody's form, wherever it stands.
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
        // Or the field that gets focus back would be pressed by the same Enter.
        event.preventDefault()
        if (event.key === 'Enter') onEnter()
        else onDown()
      }}
    />
  )
}
