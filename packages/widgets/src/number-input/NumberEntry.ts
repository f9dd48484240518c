import { submitFormOf } from '@ebkit/ui/submit-form'
import type { EntryCorrection } from './correctionText'
import { boundsOf, correctionOf, isAllowed, precisionOf, readNumber, stepped, writeNumber } from './numbers'
import type { NumberInputProps } from './props'

const stepsOfKeys: Record<string, number | undefined> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

const endsOfKeys: Record<string, 'min' | 'max' | undefined> = { Home: 'min', End: 'max' }

/** Wheel pixels per step: a notch is 100 or 120, touch pads send many small ones. */
const notch = 60

/** Events that a field listens to while it exists. A cancelled pointer (`pointercancel`) also leaves. */
const heard =
  'input compositionend focusin focusout keydown mousedown contextmenu pointerdown pointerup pointerout click'

/**
 * Handles the input of a number field, and the number that results. It is one object per field and uses no React: a
 * page has hundreds of them (docs/decisions/016-what-a-mounted-element-costs.md).
 */
export class NumberEntry implements EventListenerObject {
  /** The name used in messages about its problem, set with the first one. */
  errorId: string | undefined
  /** The result of the last entry, and its text; undefined until the user types. */
  correction: EntryCorrection | undefined
  /** Renders the field again, for the note about a correction. */
  redraw = () => {}
  #props: NumberInputProps = {}
  #input: HTMLInputElement | undefined
  /** The typed text that has not been corrected yet. */
  #typed: string | undefined
  /** The current number: several steps may happen between two renderings. */
  #now: number | null = null
  /** The number that `onChange` reported last, or that the page set. */
  #reported: number | null = null
  /** Wheel movement since the last step. */
  #way = 0
  /** Timer of a press that repeats; 0 if there is none. */
  #timer: ReturnType<typeof setTimeout> | number = 0

  /** Takes over the rendered props, and shows the number. */
  take(input: HTMLInputElement, props: NumberInputProps): void {
    const { valueAsNumber: before } = this.#props
    const { valueAsNumber: value = null } = props
    this.#props = props
    if (this.#input !== input) {
      this.#input = input
      for (const type of heard.split(' ')) (input.parentNode as Element).addEventListener(type, this)
    }
    // The page has set another number.
    if (value !== before && value !== this.#now) {
      this.#now = this.#reported = value
      this.#typed = undefined
    }
    this.#show()
  }

  handleEvent(event: Event): void {
    const { type } = event
    const field = event.currentTarget as HTMLElement
    if (type === 'keydown') this.#onKey(event as KeyboardEvent)
    else if (type === 'wheel') this.#onWheel(event as WheelEvent)
    else if (/^in|^comp/.test(type)) this.#onText(event as InputEvent)
    // Only with focus: a page scrolls worse while a listener may prevent it.
    else if (type === 'focusin') field.addEventListener('wheel', this, { passive: false })
    else if (type === 'focusout') {
      field.removeEventListener('wheel', this)
      this.#finish()
    } else this.#onPointer(event as PointerEvent)
  }

  /** Rendered without React, which would remove the typed text from the field. */
  #show(): void {
    const { valueAsNumber = null, unit } = this.#props
    const text = this.#typed ?? writeNumber(valueAsNumber, precisionOf(this.#props))
    const input = this.#input as HTMLInputElement
    if (input.value !== text) input.value = text
    input.setAttribute('aria-valuetext', unit && text ? `${text} ${unit}` : text)
  }

  /** Returns false if it is that number already. */
  #set(number: number | null): boolean {
    if (number === this.#now) return false
    this.#now = number
    this.#props.onInput?.({ value: number })
    return true
  }

  /** Corrects the typed text. */
  #settle(): void {
    const typed = this.#typed
    if (typed === undefined) return
    this.#typed = undefined
    const correction = correctionOf(typed, this.#props, this.#now)
    this.#note({ ...correction, typed, last: this.#now })
    this.#set(correction.value)
    this.#show()
  }

  /** The correction is shown below the field until the number changes again. */
  #note(correction: EntryCorrection): void {
    const before = this.correction
    this.correction = correction
    if (!before || before.cause || correction.cause) this.redraw()
  }

  /** The field lost focus, Enter was pressed, or a press ended: reports the number. */
  #finish(): void {
    this.#settle()
    if (this.#now === this.#reported) return
    this.#reported = this.#now
    this.#props.onChange?.({ value: this.#now })
  }

  /** Moves by this many steps; returns false at the bound. */
  #step(steps: number): boolean {
    if (this.#props.disabled) return false
    this.#settle()
    const hasChanged = this.#set(stepped(this.#now, steps, this.#props))
    if (hasChanged && this.correction?.cause) this.#note({ value: this.#now })
    return hasChanged
  }

  #onText({ target, isComposing }: InputEvent): void {
    const { value } = target as HTMLInputElement
    this.#typed = value
    this.#note({ value: this.#now })
    const number = readNumber(value)
    // An unfinished composition (IME) does not count yet.
    if (!isComposing && isAllowed(number, this.#props)) this.#set(number)
    this.#show()
  }

  #onKey(event: KeyboardEvent): void {
    const { key } = event
    // Keys of a composition (IME) have key code 229.
    if (event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const steps = stepsOfKeys[key]
    const bound = boundsOf(this.#props)[endsOfKeys[key] as 'min' | 'max']
    if (steps) this.#step(steps)
    else if (bound !== undefined) {
      this.#typed = undefined
      this.#set(bound)
      this.#show()
    } else if (key !== 'Enter') return
    event.preventDefault()
    this.#finish()
    if (key === 'Enter') submitFormOf(event.target as Element)
  }

  #onWheel(event: WheelEvent): void {
    // With Ctrl the page zooms.
    if (event.ctrlKey) return
    event.preventDefault()
    this.#way += event.deltaMode ? Math.sign(event.deltaY) * notch : event.deltaY
    if (Math.abs(this.#way) < notch) return
    this.#step(-Math.sign(this.#way))
    this.#finish()
    this.#way = 0
  }

  /** A press of − or + repeats while the pointer is down: after 400 ms, then every 120 ms, accelerating to 30 ms. */
  #press(steps: number): void {
    let pause = 400
    const turn = () => {
      if (!(this.#input as Element).isConnected || !this.#step(steps)) return
      this.#timer = setTimeout(turn, pause)
      pause = Math.max(30, Math.min(120, pause * 0.85))
    }
    this.#timer = -1
    turn()
  }

  #onPointer(event: PointerEvent): void {
    const { type } = event
    if (/up|out/.test(type)) {
      clearTimeout(this.#timer)
      if (this.#timer) this.#finish()
      this.#timer = 0
    }
    const button = (event.target as Element).closest('button')
    if (!button) return
    const steps = button.nextSibling ? -1 : 1
    if (type === 'pointerdown') {
      if (!event.button) this.#press(steps)
      // The text field keeps focus.
    } else if (type !== 'click') event.preventDefault()
    // Screen readers click without a pointer.
    else if (!event.detail) {
      this.#step(steps)
      this.#finish()
    }
  }
}
