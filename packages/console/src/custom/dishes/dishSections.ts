import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Section } from '@ebkit/domain'
import { dishStrings } from './strings'

const names = {
  sectionBasic: [
    'name',
    'restaurantId',
    'dishClassId',
    'images',
    'price',
    'originalPrice',
    'unitName',
    'description',
  ],
  sectionSizes: ['specs', 'flavours', 'labels'],
  sectionSale: ['diningModes', 'dailyStock', 'minOrder', 'packFee', 'cookMinutes', 'sortNo'],
} as const

const { zh, en } = dishStrings.texts

/** The fields of a dish that can be edited, under their headings. */
export const dishSections = ({ fields }: PageResource): readonly Section[] =>
  (Object.keys(names) as (keyof typeof names)[]).map((key) => ({
    title: { zh: zh[key], en: en[key] },
    fields: names[key].filter((name) => fields.some((field) => field.name === name)),
  }))
