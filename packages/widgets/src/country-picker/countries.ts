import type { DictionaryItem } from '@ebkit/core/services/dictionary'
import type { ListOption } from '@ebkit/ui/list-box'

/** One chosen country. @spec W-CTY-3 */
export interface CountryEntry {
  /** The value of the dictionary's item. */
  id: string | number
  /** Its name, as shown to the user. */
  keyname?: string
}

/** A country of the list: its texts, and its search terms. */
export interface Country extends ListOption {
  /** In lower case: names, codes. */
  readonly texts: readonly string[]
  /** From each syllable of the pinyin to the end, without spaces. */
  readonly sounds: readonly string[]
}

const textOf = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? `${given}` : '')

/** The pinyin from each of its syllables on. */
function soundsOf(pinyin: string): string[] {
  const syllables = pinyin.toLowerCase().replaceAll('ü', 'v').split(' ')
  return syllables.map((_, place) => syllables.slice(place).join(''))
}

/** Keys of names, by preference; the first with a value is used. @spec W-CTY-2 */
export const nameKeys = (nameKey: string | undefined, locale: string) =>
  nameKey ? [nameKey] : locale === 'en' ? ['englishName', 'name'] : ['name']

/** Converts items of a dictionary to countries; duplicates are omitted. */
export function toCountries(items: readonly DictionaryItem[], keys: readonly string[]): Country[] {
  const countries = items.map((item): Country => {
    const [value, code, pinyin] = [item.value, item.code, item.pinyin].map(textOf) as [string, string, string]
    const label = keys.map((key) => textOf(item[key])).find(Boolean) ?? value
    const names = [label, value, item.name, item.englishName, code, item.initials]
    return {
      value,
      label,
      hint: code || value,
      texts: names.map((name) => textOf(name).toLowerCase()),
      sounds: soundsOf(pinyin),
    }
  })
  return [...new Map(countries.map((country) => [country.value, country])).values()]
}

/** How well a country matches: 0 not at all; higher is better. */
function fit({ texts, sounds }: Country, text: string, sound: string): number {
  // The last term is the initials, which rank below a code.
  if (texts.slice(0, -1).includes(text)) return 3
  if (texts.some((name) => name.startsWith(text)) || sounds[0]?.startsWith(sound)) return 2
  return Number(texts.some((name) => name.includes(text)) || sounds.some((rest) => rest.startsWith(sound)))
}

/** Countries that match a part of their names, a code, pinyin or its initials; the best match first. */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const text = query.trim().toLowerCase()
  if (!text) return countries
  const sound = text.replaceAll(/[\s'’]/g, '').replaceAll('ü', 'v')
  const found: Country[][] = [[], [], [], []]
  for (const country of countries) found[fit(country, text, sound)]?.push(country)
  return [...(found[3] ?? []), ...(found[2] ?? []), ...(found[1] ?? [])]
}

/** The selection after a press on a country: replaced by it, extended by it, or without it. */
export function chosenAfter(
  { value, label }: Pick<Country, 'value' | 'label'>,
  selection: readonly CountryEntry[],
  multiple: boolean | undefined,
): CountryEntry[] {
  const entry = { id: value, keyname: label }
  if (!multiple) return [entry]
  const others = selection.filter(({ id }) => `${id}` !== value)
  return others.length < selection.length ? others : [...selection, entry]
}
