import { nameOfAddress } from '@ebkit/core/files'
import { useStrings } from '../environment'
import type { ShownValueProps } from './ShownValueProps'
import { strings } from './strings'

type ValueProps = Pick<ShownValueProps, 'value'>

/** A place by its address, or where it is. */
export function PlaceValue({ value }: ValueProps) {
  const { address, longitude, latitude } = Object(value) as Record<string, unknown>
  return <>{address ? String(address) : `${longitude}, ${latitude}`}</>
}

/** Of what is only for programs, how much there is. */
export function CountValue({ value }: ValueProps) {
  const text = useStrings(strings)
  return (
    <>{text('count', { count: Array.isArray(value) ? value.length : Object.keys(Object(value)).length })}</>
  )
}

/** Files by their names, one in a line. */
export function FilesValue({ value }: ValueProps) {
  const paths = [value].flat().map((one) => {
    const { name, url, path } = Object(one) as Record<string, unknown>
    return String(name ?? nameOfAddress(String(typeof one === 'object' ? (url ?? path) : one)))
  })
  return <>{paths.join('\n')}</>
}
