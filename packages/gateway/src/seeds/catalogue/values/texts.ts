import type { Field } from '@ebkit/rules/fields'
import type { RowContext } from '../SeedRow'
import { fieldWords } from '../words/fieldWords'
import { plainWords } from '../words/plainWords'
import { resourceNames } from '../words/resourceNames'
import { dayText } from './moments'
import { patternText } from './patterns'
import { placeOf } from './places'

const longest = (field: Field) => field.maxLength ?? (field.type === 'string' ? 200 : 2000)

/** Truncates a text to the field's maximum length, and pads it to its minimum length. */
function fitting(text: string, field: Field, end = ''): string {
  const room = longest(field) - end.length
  const whole = [...text].slice(0, room).join('') + end
  return whole.padEnd(field.minLength ?? 0, '，')
}

const seasons = [
  '春季',
  '夏季',
  '秋季',
  '冬季',
  '周末',
  '节日',
  '会员日',
  '亲子',
  '早鸟',
  '夜场',
  '新客',
  '企业',
]

/** The names of a resource in turn; later rounds add a season, then a number. */
function nameOf(names: readonly string[], field: Field, ordinal: number): string {
  const round = Math.floor(ordinal / names.length)
  const name = names[ordinal % names.length] ?? ''
  if (!round) return fitting(name, field)
  const season = seasons[(round - 1) % seasons.length] ?? ''
  const again = Math.floor((round - 1) / seasons.length)
  const end = `${longest(field) < 8 ? '' : `·${season}`}${again || longest(field) < 8 ? round + 1 : ''}`
  return fitting(name, field, end)
}

/** The capitals of a resource's name: `TO` for ticketOrder. */
const initials = (name: string) =>
  (name[0] ?? 'x').toUpperCase() + (name.match(/[A-Z]/g)?.join('') ?? name.slice(1, 2).toUpperCase())

/** A document number: letters, the day and a serial number. */
function serial(field: Field, { resource, createdAt, index }: RowContext): string {
  const date = dayText(createdAt).slice(2).replaceAll('-', '')
  const letters = field.name.startsWith(resource.name) ? '' : (field.name[0] ?? '').toUpperCase()
  const text = `${initials(resource.name)}${letters}${date}${String(index + 1).padStart(6, '0')}`
  return text.slice(-longest(field))
}

/** Letters and digits that differ for each row, however short the field is. */
function code(field: Field, { resource, index }: RowContext): string {
  const text = `${initials(resource.name)}${(index + 1)
    .toString(36)
    .toUpperCase()
    .padStart(field.minLength ?? 3, '0')}`
  return text.slice(-longest(field))
}

const isSerial = /(No|Sn|Code|Id|Key|Secret|Token|Serial|Seq|sn|Str|code|key|Account|account|AESKey|AesKey)$/
const isPerson =
  /^(name|realName|.*(member|buyer|holder|receiver|contact|recipient|guest|attendee|inviter|leader|legal|sender|promoter|payer|signer|owner|admin|manager|employee|remark|real|visitor|customer|show|bankAccount)Name|recipient)$/
const isPhone = /(phones?|mobile)$/i

function special(field: Field, context: RowContext): string | undefined {
  const { name } = field
  if (isPhone.test(name)) return context.person.phone
  if (/address/i.test(name) && !/^ip|Ip/.test(name)) return placeOf(context.random).address
  if (name === 'ipAddress' || /^ip$|Ip$/.test(name)) return `192.168.10.${20 + (context.ordinal % 200)}`
  if (/birthday/i.test(name)) return '1990-06-18'
  if (/domain/i.test(name)) return `shop${context.index + 1}.yunqi.example`
  if (/path|route/i.test(name)) return `pages/${context.resource.name}/page${context.index + 1}`
  if (/link|url/i.test(name)) return `/pages/index?from=${context.index + 1}`
  if (/icon$/i.test(name)) return 'store'
  // The label of an entry in a tab bar.
  if (name === 'text' && longest(field) <= 4) return ['首页', '门票', '订单', '我的'][context.ordinal % 4]
  if (/version/i.test(name)) return `${2024 + (context.index % 3)}.${1 + Math.floor(context.index / 3)}`
  return undefined
}

/** The value copied from a referenced row, for a field that repeats it: `productName`. */
function copiedName(field: Field, context: RowContext): string | undefined {
  for (const { name, type } of context.resource.fields) {
    const text = type === 'ref' ? context.referred(name)?.[field.name] : undefined
    if (typeof text === 'string' && text && /Name$|^spec|^title$|^code$/.test(field.name)) return text
  }
  return undefined
}

/** A line or a paragraph that fits the field's name and the row's references. */
export function textOf(field: Field, context: RowContext): string {
  const { name, pattern } = field
  const patterned = pattern === undefined ? undefined : patternText(pattern, context)
  if (patterned !== undefined) return patterned
  if (field.rules?.includes('alphaNum')) return code(field, context)
  const { resource, ordinal } = context
  const isUnique = Boolean(resource.unique?.some((rule) => rule.includes(name)) || field.unique)
  const names = name === resource.display || isUnique ? resourceNames[resource.name] : undefined
  if (names && !isSerial.test(name)) return nameOf(names, field, ordinal)
  if (isUnique) return isSerial.test(name) ? serial(field, context) : titled(field, context)
  return ordinaryText(field, context)
}

/** A name that no other row has. */
const titled = (field: Field, { resource, ordinal }: RowContext) =>
  nameOf([`${resource.title.zh}${ordinal + 1}`], field, 0)

const isPlace = /^(room|seat|place)No$/

/** A text that other rows may have too. */
function ordinaryText(field: Field, context: RowContext): string {
  const { name } = field
  const { random, index, person, resource } = context
  const copied = copiedName(field, context)
  if (copied !== undefined) return fitting(copied, field)
  if (field.rules?.includes('numeric')) return String(10_000_000 + index)
  if (isSerial.test(name) && !isPlace.test(name)) return serial(field, context)
  if (isPerson.test(name)) return fitting(person.name, field)
  const text = special(field, context)
  if (text !== undefined) return fitting(text, field)
  const words = fieldWords.find(([known]) => known.test(name))?.[1]
  if (words) {
    const drawn = random.pick(words)
    // The person who replied, not the reply.
    return fitting(name.endsWith('By') ? person.name : drawn, field)
  }
  if (name === resource.display) return titled(field, context)
  const plain = plainWords.find(([known]) => known.test(name))?.[1]
  return fitting(plain?.[index % plain.length] ?? `${field.label.zh}${1 + (index % 9)}`, field)
}

/** A few paragraphs of HTML. */
export const richTextOf = (field: Field, context: RowContext): string => {
  const words = fieldWords.find(([known]) => known.test('description'))?.[1] ?? []
  const lines = [context.random.pick(words), context.random.pick(words)]
  return `<h3>${field.label.zh}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`
}
