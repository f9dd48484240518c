import { isServiceError } from '@ebkit/core/errors'
import { createRowService, type RowPreview } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useRef, useState } from 'react'

type Values = Readonly<Record<string, unknown>>

/** The result for values that a form had. */
interface Found {
  readonly of: string
  readonly preview?: RowPreview
  readonly error?: unknown
}

/** A problem of a field, which the form shows when it is saved. */
const isOfField = (error: unknown) => isServiceError(error, 'http') && error.status === 422

/** Requests a preview of what a form would affect. A result holds only for the values it was requested with. */
export function usePreview(resource: string, values: Values) {
  const { http } = useEnvironment()
  const [found, setFound] = useState<Found>()
  const [isLooking, setLooking] = useState(false)
  const newest = useRef(values)
  newest.current = values
  const isCurrent = found?.of === JSON.stringify(values)
  const look = async (given: Values): Promise<RowPreview | 'refused' | undefined> => {
    const of = JSON.stringify(newest.current)
    setLooking(true)
    try {
      const preview = await createRowService(http).preview(resource, given)
      setFound({ of, preview })
      return preview
    } catch (error) {
      setFound({ of, error })
      return isOfField(error) ? 'refused' : undefined
    } finally {
      setLooking(false)
    }
  }
  return {
    look,
    isLooking,
    /** The result belongs to other values than the form has now. */
    isOld: !!found && !isCurrent,
    preview: isCurrent ? found?.preview : undefined,
    error: isCurrent ? found?.error : undefined,
  }
}
