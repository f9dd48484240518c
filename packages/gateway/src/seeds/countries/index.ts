import { africa } from './africa'
import { americas } from './americas'
import { asia } from './asia'
import { europe } from './europe'
import { farSouth } from './farSouth'
import { oceania } from './oceania'

/** One item of a dictionary, without its position. */
export interface Country {
  readonly value: string
  readonly code: string
  readonly name: string
  readonly englishName: string
  readonly pinyin: string
  readonly initials: string
}

/** Where most guests come from stands first; the rest is in pinyin order. */
const first = ['CN', 'HK', 'MO', 'TW']
const placeOf = ({ value }: Country) => first.indexOf(value) + 1 || first.length + 1
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Every country and region of ISO 3166-1. */
export const countries: readonly Country[] = [africa, americas, asia, europe, oceania, farSouth]
  .flat()
  .map(([value, code, name, englishName, pinyin]) => ({
    value,
    code,
    name,
    englishName,
    pinyin,
    initials: pinyin.replaceAll(/(\w)\w* ?/g, '$1'),
  }))
  .sort((one, other) => placeOf(one) - placeOf(other) || compare(one.pinyin, other.pinyin))
