import { nameOfAddress } from '@ebkit/core/files'
import { useStrings } from '../environment'
import type { ShownValueProps } from './ShownValueProps'
import { strings } from './strings'

type ValueProps = Pick<ShownValueProps, 'value'>

/** A place by its address, or its coordinates. */
export function PlaceValue({ value }: ValueProps) {
  const { address, longitude, latitude } = Object(value) as Record<string, unknown>
  return <>{address ? String(address) : `${longitude}, ${latitude}`}</>
}

/** For data meant for programs, its size. */
export function CountValue({ value }: ValueProps) {
  const text = useStrings(strings)
  return (
    <>{text('count', { count: Array.isArray(value) ? value.length : Object.keys(Object(value)).length })}</>
  )
}

/** Files by their names, one per line. */
export function FilesValue({ value }: ValueProps) {
  const paths = [value].flat().map((one) => {
    const { name, url, path } = Object(one) as Record<string, unknown>
    return String(name ?? nameOfAddress(String(typeof one === 'object' ? (url ?? path) : one)))
  })
  return <>{paths.join('\n')}</>
}
