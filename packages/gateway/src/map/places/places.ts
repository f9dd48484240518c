import { readFileSync } from 'node:fs'
import { mapFile } from '../mapFile'

/** Code, name, longitude, latitude and pinyin, as in `places.json`. */
export type PlaceRow = [code: string, name: string, longitude: number, latitude: number, pinyin: string]

/** The level of a place among China's divisions. */
export type PlaceLevel = 'province' | 'city' | 'district'

/** A province, city or district of China. */
export interface Place {
  /** Six digits of the national standard: two each for the province, the city and the district. */
  readonly code: string
  readonly name: string
  /** In GCJ-02, like all positions. */
  readonly longitude: number
  readonly latitude: number
  /** Without tones and spaces: `hangzhoushi`. */
  readonly pinyin: string
  /** First letters of the pinyin: `hzs`. */
  readonly initials: string
  readonly level: PlaceLevel
  /** The name without its suffix, in pinyin: `Hangzhou`. */
  readonly romanName: string
  /** The names of the enclosing places and its own: `浙江省杭州市西湖区`. */
  readonly path: string
  /** The same names from the province down, without their suffixes: 浙江, 杭州, 西湖. */
  readonly stems: readonly string[]
}

const suffix = /(?:特别行政区|[^市区县]{1,6}族自治[州县]|自治[区州县]|地区|[省市区县盟旗])$/

/** A name without 省, 市, 区 …, if at least two characters are left: 西湖区 can be found by 西湖, 城区 not by 城. */
export function stemOf(name: string): string {
  const stem = name.replace(suffix, '')
  return stem.length > 1 ? stem : name
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const levelOf = (code: string): PlaceLevel => {
  if (code.endsWith('0000')) return 'province'
  return code.endsWith('00') ? 'city' : 'district'
}

function readPlaces(): readonly Place[] {
  const rows = JSON.parse(readFileSync(mapFile('places'), 'utf8')) as PlaceRow[]
  const names = new Map(rows.map(([code, name]) => [code, name]))
  return rows.map(([code, name, longitude, latitude, pinyin]) => {
    const around = new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])
    const chain = [...around].flatMap((each) => names.get(each) ?? [])
    const syllables = pinyin.split(' ')
    const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
    return {
      ...{ code, name, longitude, latitude, initials },
      pinyin: syllables.join(''),
      romanName: capitalised(syllables.slice(0, stemOf(name).length).join('')),
      level: levelOf(code),
      path: chain.join(''),
      stems: chain.map(stemOf),
    }
  })
}

let read: readonly Place[] | undefined

/** All places, by code: a province before its cities, a city before its districts. Read on first use. */
export function allPlaces(): readonly Place[] {
  read ??= readPlaces()
  return read
}
