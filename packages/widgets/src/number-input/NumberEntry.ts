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

/** Pixels of the wheel that are one step: a notch is 100 or 120, touch pads send many small ones. */
const notch = 60

/** What a field hears as long as it is there. A pointer that is taken away (`pointercancel`) goes out as well. */
const heard =
  'input compositionend focusin focusout keydown mousedown contextmenu pointerdown pointerup pointerout click'

/**
 * What somebody does at a number field, and the number it becomes. It is one object a field and no React: a page has
 * hundreds of them (docs/decisions/016-what-a-mounted-element-costs.md).
 */
export class NumberEntry implements EventListenerObject {
  /** Names what is wrong with it, once something is. */
  errorId: string | undefined
  /** What became of the last entry, and what was typed; undefined until somebody types. */
  correction: EntryCorrection | undefined
  /** Draws the field again, for the note about a correction. */
  redraw = () => {}
  #props: NumberInputProps = {}
  #input: HTMLInputElement | undefined
  /** What is typed and not corrected yet. */
  #typed: string | undefined
  /** The number now: several steps may fall between two renderings. */
  #now: number | null = null
  /** The number that `onChange` told last, or the page. */
  #told: number | null = null
  /** What the wheel has turned since the last step. */
  #way = 0
  /** Of a press that goes on; 0 while there is none. */
  #timer: ReturnType<typeof setTimeout> | number = 0

  /** Takes what was rendered, and shows the number. */
  take(input: HTMLInputElement, props: NumberInputProps): void {
    const { valueAsNumber: before } = this.#props
    const { valueAsNumber: value = null } = props
    this.#props = props
    if (this.#input !== input) {
      this.#input = input
      for (const type of heard.split(' ')) (input.parentNode as Element).addEventListener(type, this)
    }
    // The page has set another one.
    if (value !== before && value !== this.#now) {
      this.#now = this.#told = value
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
    // With focus only: a page scrolls worse where somebody may stop it.
    else if (type === 'focusin') field.addEventListener('wheel', this, { passive: false })
    else if (type === 'focusout') {
      field.removeEventListener('wheel', this)
      this.#finish()
    } else this.#onPointer(event as PointerEvent)
  }

  /** Nothing renders for it: what is typed is nobody else's, and React would take it back out of the field. */
  #show(): void {
    const { valueAsNumber = null, unit } = this.#props
    const text = this.#typed ?? writeNumber(valueAsNumber, precisionOf(this.#props))
    const input = this.#input as HTMLInputElement
    if (input.value !== text) input.value = text
    input.setAttribute('aria-valuetext', unit && text ? `${text} ${unit}` : text)
  }

  /** False when it is that number already. */
  #set(number: number | null): boolean {
    if (number === this.#now) return false
    this.#now = number
    this.#props.onInput?.({ value: number })
    return true
  }

  /** Corrects what was typed. */
  #settle(): void {
    const typed = this.#typed
    if (typed === undefined) return
    this.#typed = undefined
    const correction = correctionOf(typed, this.#props, this.#now)
    this.#note({ ...correction, typed, last: this.#now })
    this.#set(correction.value)
    this.#show()
  }

  /** What was corrected is said under the field, until it is changed again. */
  #note(correction: EntryCorrection): void {
    const before = this.correction
    this.correction = correction
    if (!before || before.cause || correction.cause) this.redraw()
  }

  /** The field is left, Enter pressed, a press over: says what it has become. */
  #finish(): void {
    this.#settle()
    if (this.#now === this.#told) return
    this.#told = this.#now
    this.#props.onChange?.({ value: this.#now })
  }

  /** Goes so many steps on; false at the bound. */
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
    // What an input method has not finished does not count yet.
    if (!isComposing && isAllowed(number, this.#props)) this.#set(number)
    this.#show()
  }

  #onKey(event: KeyboardEvent): void {
    const { key } = event
    // Keys of an input method have code 229.
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
    // With Ctrl the page is enlarged.
    if (event.ctrlKey) return
    event.preventDefault()
    this.#way += event.deltaMode ? Math.sign(event.deltaY) * notch : event.deltaY
    if (Math.abs(this.#way) < notch) return
    this.#step(-Math.sign(this.#way))
    this.#finish()
    this.#way = 0
  }

  /** A press of − or + goes on while the pointer is down: after 400 ms, then every 120 ms, and faster down to 30 ms. */
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
