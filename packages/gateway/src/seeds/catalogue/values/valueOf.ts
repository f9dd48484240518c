import type { Field } from '@ebkit/rules/fields'
import type { RowContext } from '../SeedRow'
import { tagWords, usualTags } from '../words/tags'
import { choiceOf, choicesOf } from './choices'
import { picturesOf } from './files'
import { numberOf } from './numbers'
import { placeOf, regionsOf } from './places'
import { richTextOf, textOf } from './texts'
import { dateOf, dateRangeOf, datetimeOf, timeOf, timeRangeOf } from './times'

type Generator = (field: Field, context: RowContext) => unknown

const part = <Item>(
  items: readonly Item[],
  { min, max, minLength, maxLength }: Field,
  { random }: RowContext,
): Item[] => {
  if (!items.length) return []
  const least = Math.max(1, min ?? 0, minLength ?? 0)
  const most = Math.min(items.length, max ?? 3, maxLength ?? 3)
  const first = random.between(0, items.length - 1)
  const count = Math.max(Math.min(least, items.length), random.between(1, Math.max(1, most)))
  return Array.from({ length: count }, (_, each) => items[(first + each) % items.length] as Item)
}

const tags: Generator = (field, context) =>
  part(tagWords.find(([name]) => name.test(field.name))?.[1] ?? usualTags, field, context)

const isRare = /hidden|disable|lost|test|black|skip|closed|isFirst|invite|required/i

const picture: Generator = (field, context) => picturesOf(field, context, 1)[0]
const products: Generator = (field, context) =>
  part(context.candidates('ticketProduct'), field, context).map(
    ({ ticketProductId, productType = 'ticket' }) => ({
      ticketProductId,
      productType,
    }),
  )

/** The generator of each field type, except references and records. */
export const generators: Readonly<Partial<Record<Field['type'], Generator>>> = {
  string: textOf,
  text: textOf,
  richtext: richTextOf,
  url: (_, { index }) => `https://www.yunqi.example/p/${index + 1}`,
  phone: (_, { person }) => person.phone,
  email: (_, { index }) => `guest${index + 1}@mail.example`,
  idCard: (_, { person }) => person.idCard,
  color: (_, { random }) => random.pick(['#3a5bd9', '#0f8a6d', '#b4552d', '#1479b8', '#8a3ffc']),
  int: numberOf,
  decimal: numberOf,
  money: numberOf,
  percent: numberOf,
  bool: ({ name, default: initial }, { random }) =>
    random.next() < 0.75 ? (initial ?? !isRare.test(name)) : random.next() < 0.5,
  enum: choiceOf,
  enums: choicesOf,
  tags,
  date: dateOf,
  datetime: datetimeOf,
  daterange: dateRangeOf,
  timerange: timeRangeOf,
  time: timeOf,
  weekdays: (field, context) => part([1, 2, 3, 4, 5, 6, 0], { ...field, min: 2, max: 5 }, context),
  image: picture,
  video: picture,
  file: picture,
  images: (field, context) =>
    picturesOf(
      field,
      context,
      Math.max(field.min ?? 1, context.random.between(1, Math.min(4, field.max ?? 4))),
    ),
  files: (field, context) => picturesOf(field, context, 1),
  products,
  ticketCategories: (field, context) =>
    part(context.candidates('ticketCategory'), field, context).map(({ ticketCategoryId, categoryName }) => ({
      ticketCategoryId,
      categoryName,
    })),
  region: ({ multiple }, { random }) => (multiple ? regionsOf(random, 2) : [...placeOf(random).region]),
  country: (_, { random }) => random.pick(['JP', 'KR', 'SG', 'GB', 'US']),
  geo: (_, { random }) => placeOf(random).geo,
  permissions: () => ['*:view'],
  json: () => [{ type: 'image', title: '首屏图', image: '/pictures/products/hills.svg' }],
}
