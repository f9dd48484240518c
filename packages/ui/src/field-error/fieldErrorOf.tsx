import { useLayoutEffect } from 'react'
import { FieldError, type FieldErrorProps } from './FieldError'

/** Names of the messages that are there, or were. */
const present = new Set<string>()

/**
 * A `FieldError` for fields of which a page has hundreds: where there never was a message, nothing waits for one
 * (docs/decisions/016-what-a-mounted-element-costs.md).
 *
 * @param id as `useId` makes it: no other message of the page has it
 */
export function fieldErrorOf(id: string, message: string | undefined) {
  return (message || present.has(id)) && <Present id={id} message={message} />
}

function Present(props: FieldErrorProps) {
  const { id } = props
  useLayoutEffect(() => {
    present.add(id)
    return () => void present.delete(id)
  }, [id])
  return <FieldError {...props} />
}
