import type { Field } from '@ebkit/rules/fields'
import type { RowContext } from '../SeedRow'

/** The names of the demo's pictures. */
const pictures = 'boat card hills leaf moon pagoda plate ribbon room spring teacup tin wheel'.split(' ')

/** The pictures for fields that do not accept vector graphics. */
const photos = ['pagoda', 'room', 'card']

/** The picture for fields that show a QR code. */
const codes = ['code']

function namesOf({ label }: Field, isPhoto: boolean): readonly string[] {
  if (isPhoto) return photos
  return label.zh.includes('码') ? codes : pictures
}

/** Addresses of the demo's pictures; empty if the field accepts other formats only. */
export function picturesOf(field: Field, { random }: RowContext, count: number): string[] {
  const { accept } = field
  if (accept && !/svg|png/.test(accept)) return []
  const isPhoto = accept !== undefined && !accept.includes('svg')
  const names = namesOf(field, isPhoto)
  const first = random.between(0, names.length - 1)
  return Array.from(
    { length: count },
    (_, each) => `/pictures/products/${names[(first + each) % names.length]}.${isPhoto ? 'png' : 'svg'}`,
  )
}
