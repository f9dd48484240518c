import type { WritableAtom } from 'nanostores'
import { isHistoryTransaction } from 'prosemirror-history'
import type { Fragment } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { cleaning } from '../cleaning'
import { isPicture } from '../cleanPasted'
import { noteHtml } from '../html'
import { createPause, type Pause } from './createPause'
import { cutIntoPieces } from './cutIntoPieces'
import { fragmentOf, fragmentsOfText } from './fragments'
import { longestPaste, type Pasting } from './Pasting'
import { Place } from './Place'
import { parseInSlices } from './parseInSlices'

export interface LongPastesOptions {
  $pasting: WritableAtom<Pasting | undefined>
  /** Creates the function that stores the images of one pasted text. */
  imageTaker(): (content: Fragment) => Fragment
  /** The text is a single image. Returns whether its file was used. */
  takePicture(files: readonly File[]): boolean
  /** It has ended, completely or not. */
  onEnd(): void
}

/** The content of the clipboard. */
export interface Pasted {
  html: string
  text: string
  files: readonly File[]
}

export interface LongPastes {
  isWorking(): boolean
  begin(pasted: Pasted): void
  /** Maps a change of the text. */
  follow(transaction: Transaction): void
  /** Stops the running paste, and leaves the text unchanged. */
  stop(): void
}

/** The running paste. */
interface RunningPaste {
  controller: AbortController
  place: Place
  isCancelled: boolean
  takeImages(content: Fragment): Fragment
}

interface Context extends LongPastesOptions {
  view: EditorView
  running: RunningPaste | undefined
  waiting: Pasted[]
}

/** Pastes texts of any length without blocking the page: in slices, with other changes between them. */
export function createLongPastes(view: EditorView, options: LongPastesOptions): LongPastes {
  const context: Context = { ...options, view, running: undefined, waiting: [] }
  return {
    isWorking: () => context.running !== undefined,
    begin: (pasted) => begin(context, pasted),
    follow(transaction) {
      context.running?.place.follow(transaction)
      // Undo removes the inserted part: the rest would be incomplete.
      if (isHistoryTransaction(transaction)) context.running?.controller.abort()
    },
    stop() {
      context.waiting = []
      context.running?.controller.abort()
      context.running = undefined
      context.$pasting.set(undefined)
    },
  }
}

function begin(context: Context, pasted: Pasted): void {
  if (context.running) context.waiting.push(pasted)
  else if (Math.max(pasted.html.length, pasted.html ? 0 : pasted.text.length) > longestPaste)
    refuse(context, pasted)
  else void running(context, pasted)
}

function refuse(context: Context, pasted: Pasted): void {
  const size = pasted.html.length || pasted.text.length
  context.$pasting.set({ status: 'refused', size, limit: longestPaste, ...waysOn(context, pasted) })
}

/** The actions for a text that was not pasted. */
function waysOn(context: Context, { html, text }: Pasted) {
  const dismiss = () => context.$pasting.set(undefined)
  const isText = html !== '' && text !== '' && text.length <= longestPaste
  const takeText = () => {
    dismiss()
    begin(context, { html: '', text, files: [] })
  }
  return { takeText: isText ? takeText : undefined, dismiss }
}

async function running(context: Context, pasted: Pasted): Promise<void> {
  const controller = new AbortController()
  const takeImages = context.imageTaker()
  const own: RunningPaste = { controller, place: new Place(context.view), isCancelled: false, takeImages }
  context.running = own
  const show = progressOf(context, () => {
    own.isCancelled = true
    controller.abort()
  })
  let isFailed = false
  try {
    await insert(context, pasted, createPause(controller.signal), show)
    own.place.complete()
  } catch (error) {
    isFailed = !controller.signal.aborted
    if (isFailed) console.warn('[ebkit] A long text was not pasted', error)
    if (isFailed || own.isCancelled) await takeBack(own.place, context).catch(warnOfRest)
  }
  if (context.running !== own) return
  end(context)
  if (isFailed && !context.running) context.$pasting.set({ status: 'failed', ...waysOn(context, pasted) })
}

function end(context: Context): void {
  context.running = undefined
  context.$pasting.set(undefined)
  context.onEnd()
  const next = context.waiting.shift()
  if (next) begin(context, next)
}

/** Reports each percent once. */
function progressOf({ $pasting }: Context, cancel: () => void): (share: number) => void {
  let reported = -1
  return (share) => {
    const percent = Math.floor(Math.min(share, 1) * 100)
    if (percent > reported) $pasting.set({ status: 'working', share: percent / 100, cancel })
    reported = Math.max(reported, percent)
  }
}

/** Parsing takes about a tenth of the work, and so does cleaning. */
const parsing = 0.1
const cleaned = 0.2

async function insert(
  context: Context,
  pasted: Pasted,
  pause: Pause,
  show: (share: number) => void,
): Promise<void> {
  show(0)
  if (!pasted.html) return insertText(context, pasted.text, pause, show)
  const body = await parseInSlices(pasted.html, pause, (share) => show(share * parsing))
  if (pasted.files.length > 0 && isPicture(body) && context.takePicture(pasted.files)) return
  const all = body.getElementsByTagName('*').length || 1
  let count = 0
  for (const _ of cleaning(body)) {
    show(parsing + (++count / all) * (cleaned - parsing))
    await pause()
  }
  let done = 0
  for (const piece of cutIntoPieces(body)) {
    done += piece.body.getElementsByTagName('*').length
    await pause()
    await insertFragment(context, fragmentOf(piece), piece.isContinued, pause)
    show(cleaned + (done / all) * (1 - cleaned))
  }
}

async function insertText(
  context: Context,
  text: string,
  pause: Pause,
  show: (share: number) => void,
): Promise<void> {
  let done = 0
  for (const fragment of fragmentsOfText(text)) {
    await insertFragment(context, fragment, false, pause)
    done += fragment.size
    show(done / text.length)
  }
}

async function insertFragment(
  context: Context,
  fragment: Fragment,
  isContinued: boolean,
  pause: Pause,
): Promise<void> {
  if (fragment.size === 0) return
  const content = context.running?.takeImages(fragment) ?? fragment
  await pause()
  // So that the HTML does not have to be serialised at once at the end.
  noteHtml(content)
  await pause()
  context.running?.place.insert(content, isContinued)
  await pause()
}

/** The host page gets no event for our own error, but it is logged for developers. */
const warnOfRest = (error: unknown) =>
  console.warn('[ebkit] A part of a long text could not be taken back', error)

async function takeBack(place: Place, { view }: Context): Promise<void> {
  const pause = createPause(new AbortController().signal)
  while (!view.isDestroyed && place.takeBack()) await pause()
}
