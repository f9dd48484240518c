import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useDescribeRefusal } from '../../../problems/useDescribeRefusal'
import type { FormAdditionProps } from '../../Addition'
import { SavedPicture } from '../../SavedPicture'
import { useReading } from '../../useReading'
import { shopStrings } from './strings'

type Figures = Readonly<Record<string, unknown>>

/** The licences under review by the platform; until then the store keeps its old ones. */
export function LicenceReview({ resource, id, values }: FormAdditionProps) {
  const { locale } = usePlace()
  const text = useStrings(shopStrings)
  const describe = useDescribeRefusal()
  const { value: figures = {}, error } = useReading<Figures>(
    async (rows) => (await rows.preview(resource.resource, { [resource.key]: id })).figures,
    [resource, id],
  )
  if (error !== undefined) return <p role="alert">{text('failed', { reason: describe(error) })}</p>
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
