import { createRowService } from '@ebkit/core/services/rows'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { useRow } from '../../../row/useRow'
import type { FormAdditionProps } from '../../Addition'
import { GuestHistory } from './GuestHistory'

/** A complete phone number; masked ones contain asterisks. */
const isPhone = (value: unknown): value is string => typeof value === 'string' && /^1\d{10}$/.test(value)

/** What is known of a guest, below the phone: by the stored row while it is unchanged, else by the typed phone. */
export function PhoneHistory({ resource, mode, id, values }: FormAdditionProps) {
  const { http } = useEnvironment()
  const { row } = useRow(resource, mode === 'edit' ? id : undefined)
  const [found, setFound] = useState<{ phone: string; facts: Readonly<Record<string, unknown>> }>()
  const { phone } = values
  const isStored = row !== undefined && row.phone === phone
  const asked = !isStored && isPhone(phone) ? phone : undefined
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    createRowService(http)
      .preview(resource.resource, { phone: asked }, stop.signal)
      .then(
        ({ figures }) => setFound({ phone: asked, facts: figures }),
        // the form works without it
        (error) => stop.signal.aborted || console.warn('[ebkit] A guest was not looked up', error),
      )
    return () => stop.abort()
  }, [http, resource, asked])
  if (isStored) return <GuestHistory facts={row} />
  return asked && found?.phone === asked ? <GuestHistory facts={found.facts} /> : null
}
