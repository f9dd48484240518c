/**
 * ISO 3166-1 alpha-2 and alpha-3, the Chinese and the English name, and the Chinese name in pinyin, syllable by
 * syllable.
 */
export type CountryLine = readonly [
  alpha2: string,
  alpha3: string,
  name: string,
  englishName: string,
  pinyin: string,
]
