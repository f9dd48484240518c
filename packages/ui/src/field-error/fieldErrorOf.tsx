import { useLayoutEffect } from 'react'
import { FieldError, type FieldErrorProps } from './FieldError'

/** Ids of the messages that exist or have existed. */
const present = new Set<string>()

/**
 * A `FieldError` for fields of which a page has hundreds: without a message it renders no component
 * (docs/decisions/016-what-a-mounted-element-costs.md).
 *
 * @param id from `useId`, unique on the page
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
