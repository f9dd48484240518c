import { createRowService } from '@ebkit/core/services/rows'
import { labelText } from '@ebkit/rules/fields'
import { useEnvironment, usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useState } from 'react'
import { useDescribeRefusal } from '../../../problems/useDescribeRefusal'
import type { FormAdditionProps } from '../../Addition'
import { SavedPicture } from '../../SavedPicture'
import { shopStrings } from './strings'

type Figures = Readonly<Record<string, unknown>>

/** The licences that the platform checks while the store still has its old ones. */
export function LicenceReview({ resource, id, values }: FormAdditionProps) {
  const { http } = useEnvironment()
  const { locale } = usePlace()
  const text = useStrings(shopStrings)
  const describe = useDescribeRefusal()
  const [found, setFound] = useState<{ figures: Figures; error?: unknown }>({ figures: {} })
  useEffect(() => {
    let isOpen = true
    createRowService(http)
      .preview(resource.resource, { [resource.key]: id })
      .then(
        ({ figures }) => isOpen && setFound({ figures }),
        (error) => isOpen && setFound({ figures: {}, error }),
      )
    return () => {
      isOpen = false
    }
  }, [http, resource, id])
  if (found.error !== undefined)
    return <p role="alert">{text('failed', { reason: describe(found.error) })}</p>
  const { figures } = found
  const changed = resource.fields.filter(({ name }) => figures[name] && figures[name] !== values[name])
  if (!changed.length) return null
  return (
    <section className="eb-addition__panel" aria-label={text('reviewed')}>
      <table className="eb-addition__table">
        <caption>{text('inForce')}</caption>
        <tbody>
          {changed.map(({ name, label, type }) => (
            <tr key={name}>
              <th scope="row">{labelText(label, locale)}</th>
              <td>
                {type === 'image' ? (
                  <SavedPicture className="eb-shop-licence" saved={String(figures[name])} />
                ) : (
                  String(figures[name])
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
