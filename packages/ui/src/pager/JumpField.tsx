import type { FormEvent } from 'react'
import { fieldStyles } from '../field/fieldStyles'
import { useStyles } from '../styles/useStyles'
import css from './JumpField.css'

interface JumpFieldProps {
  before?: string
  after?: string
  /** Enter; undefined if nothing was typed. */
  onJump: (page: number | undefined) => void
}

/** A field for a page number: Enter goes there and empties it. */
export function JumpField({ before, after, onJump }: JumpFieldProps) {
  const element = useStyles<HTMLLabelElement>(fieldStyles, css)
  return (
    <label ref={element} className="eb-pager__end eb-pager__jump">
      {before}
      <input
        className="eb-field eb-pager__field"
        // Belongs to no form, wherever it is rendered.
        form=""
        inputMode="numeric"
        onInput={keepDigits}
        onCompositionEnd={keepDigits}
        onKeyDown={(event) => {
          // Enter that ends a composition (IME) has key code 229.
          if (event.key !== 'Enter' || event.keyCode === 229) return
          event.preventDefault()
          const { value } = event.currentTarget
          onJump(value ? +value : undefined)
          event.currentTarget.value = ''
        }}
      />
      {after}
    </label>
  )
}

/** Digits only, including full-width ones of a Chinese keyboard; a composition stays untouched until it ends. */
function keepDigits(event: FormEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  // React wraps the event.
  if (((event.nativeEvent ?? event) as InputEvent).isComposing) return
  const digits = field.value.normalize('NFKC').replace(/\D/g, '')
  if (digits !== field.value) field.value = digits
}
