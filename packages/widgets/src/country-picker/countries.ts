import type { DictionaryItem } from '@ebkit/core/services/dictionary'
import type { ListOption } from '@ebkit/ui/list-box'

/** One chosen country. @spec W-CTY-3 */
export interface CountryEntry {
  /** The value of the dictionary's item. */
  id: string | number
  /** Its name, as the person read it. */
  keyname?: string
}

/** One country in the list: what is shown of it, and by what it is found. */
export interface Country extends ListOption {
  /** In small letters: names, codes. */
  readonly texts: readonly string[]
  /** From each syllable of the pinyin to its end, without spaces. */
  readonly sounds: readonly string[]
}

const textOf = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? `${given}` : '')

/** The rest of a pinyin from each of its syllables on. */
function soundsOf(pinyin: string): string[] {
  const syllables = pinyin.toLowerCase().replaceAll('ü', 'v').split(' ')
  return syllables.map((_, place) => syllables.slice(place).join(''))
}

/** Keys under which a name may stand, the first that has one is taken. @spec W-CTY-2 */
export const nameKeys = (nameKey: string | undefined, locale: string) =>
  nameKey ? [nameKey] : locale === 'en' ? ['englishName', 'name'] : ['name']

/** Items of a dictionary as countries; items that stand twice are left out. */
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

/** How well a country fits: 0 not at all, the more the better. */
function fit({ texts, sounds }: Country, text: string, sound: string): number {
  // The last one are the initials: a code comes before them.
  if (texts.slice(0, -1).includes(text)) return 3
  if (texts.some((name) => name.startsWith(text)) || sounds[0]?.startsWith(sound)) return 2
  return Number(texts.some((name) => name.includes(text)) || sounds.some((rest) => rest.startsWith(sound)))
}

/** Countries found by a part of their names, a code, pinyin or its initials; the best first. */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const text = query.trim().toLowerCase()
  if (!text) return countries
  const sound = text.replaceAll(/[\s'’]/g, '').replaceAll('ü', 'v')
  const found: Country[][] = [[], [], [], []]
  for (const country of countries) found[fit(country, text, sound)]?.push(country)
  return [...(found[3] ?? []), ...(found[2] ?? []), ...(found[1] ?? [])]
}

/** What is chosen after a press on a country: it alone, it too, or no more. */
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
