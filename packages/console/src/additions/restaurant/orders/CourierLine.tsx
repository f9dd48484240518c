import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import { type DragEvent, useState } from 'react'
import type { Courier } from './couriersOf'
import { orderStrings } from './strings'

export interface CourierLineProps {
  courier: Courier
  /** Number of orders that would be dispatched now. */
  count: number
  /** The card that is being moved can be dropped here. */
  takes: boolean
  onGive(): void
}

/** A courier with the orders under way; orders that are dropped here or chosen are dispatched to the courier. */
export function CourierLine({ courier: { id, name, running }, count, takes, onGive }: CourierLineProps) {
  const text = useStrings(orderStrings)
  const [isOver, setOver] = useState(false)
  const handlers = takes && {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      onGive()
    },
  }
  return (
    <li
      className={`eb-courier${takes ? ' eb-courier--open' : ''}${takes && isOver ? ' eb-courier--target' : ''}`}
      data-courier={id}
      {...handlers}
    >
      <b>{name}</b>
      <span>{running ? text('running', { count: running }) : text('idle')}</span>
      {count > 0 && (
        <Button label={text('give', { count, name })} onClick={onGive}>
          {text('giveShort', { count })}
        </Button>
      )}
    </li>
  )
}
