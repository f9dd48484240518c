import { StoreError } from './storeError'

/**
 * An integer parameter.
 * @throws StoreError InvalidArgument if invalid or out of bounds
 */
export function numberParameter(
  query: ReadonlyMap<string, string>,
  name: string,
  bounds: { readonly from: number; readonly to: number; readonly otherwise: number },
): number {
  const text = query.get(name)
  if (text === undefined || text === '') return bounds.otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (value >= bounds.from && value <= bounds.to) return value
  throw new StoreError(
    'InvalidArgument',
    `Argument ${name} must be an integer between ${bounds.from} and ${bounds.to}.`,
    {
      ArgumentName: name,
      ArgumentValue: text,
    },
  )
}

/** How keys are written in an answer: literally, or percent-encoded on request. */
export function keyWriter(query: ReadonlyMap<string, string>): (key: string) => string {
  const encoding = query.get('encoding-type')
  if (encoding === undefined || encoding === '') return (key) => key
  if (encoding === 'url') return encodeURIComponent
  throw new StoreError('InvalidArgument', 'Invalid Encoding Method specified in Request', {
    ArgumentName: 'encoding-type',
    ArgumentValue: encoding,
  })
}
