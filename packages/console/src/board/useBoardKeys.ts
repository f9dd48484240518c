import type { KeyboardEvent } from 'react'
import type { BoardView, Lifted } from './BoardView'
import { targetBeside } from './boardColumns'

const cardSelector = '[data-card]'

/**
 * The keys of a board. On a card: arrows go to the cards beside it, Enter opens it, Space picks it up; then ← and →
 * choose a column, Space and Enter drop it there, Esc puts it back.
 */
export function useBoardKeys(view: BoardView) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const card = event.target as HTMLElement
    const key = card.dataset.card
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const isDone = view.lifted ? carry(view, view.lifted, event.key) : press(view, card, event.key)
    if (isDone) event.preventDefault()
  }
}

/** Keys while a card is being moved. */
function carry({ columns, onLift, onDrop, groupBy }: BoardView, lifted: Lifted, key: string): boolean {
  const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[key as 'ArrowRight']
  const start = String(lifted.row[groupBy] ?? '')
  if (step) {
    const target = targetBeside(columns, lifted.moves, lifted.target, step)
    if (target) onLift({ ...lifted, target })
  } else if (key === 'Escape') onLift(undefined)
  else if (key === ' ' || key === 'Enter') {
    if (lifted.target === start) onLift(undefined)
    else onDrop(lifted)
  } else return false
  return true
}

/** Keys on a card. */
function press(view: BoardView, card: HTMLElement, key: string): boolean {
  const row = view.rows.get(card.dataset.card ?? '')
  if (!row) return false
  if (key === 'Enter') view.onOpen(row)
  else if (key === ' ') {
    const moves = view.movesOf(row)
    if (moves.size) view.onLift({ row, moves, target: String(row[view.groupBy] ?? '') })
  } else {
    const next = cardBeside(card, key)
    if (!next) return false
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return true
}

/** The card that an arrow leads to: in the column, or at the same position in the next column with cards. */
function cardBeside(card: HTMLElement, key: string): HTMLElement | undefined {
  const own = [...(card.parentElement?.querySelectorAll<HTMLElement>(cardSelector) ?? [])]
  const place = own.indexOf(card)
  const inColumn = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: own.length - 1 }[key]
  if (inColumn !== undefined) return own[inColumn] ?? card
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!step) return undefined
  const lists = [...(card.closest('.eb-board')?.querySelectorAll('.eb-board__cards') ?? [])]
  const beside = lists[lists.indexOf(card.parentElement as Element) + step]
  const cards = [...(beside?.querySelectorAll<HTMLElement>(cardSelector) ?? [])]
  return cards[Math.min(place, cards.length - 1)] ?? card
}
