import type { RowContext } from '../SeedRow'

const digits = (number: number, length: number) => String(number).padStart(length, '0').slice(-length)

/** Spreads successive indexes so that they look arbitrary. */
const scattered = (index: number, size: number) => (index * 48_271 + 1117) % size

const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** A unified social credit code. */
const creditCode = (index: number) =>
  `91330106MA${Array.from({ length: 8 }, (_, place) => letters[(scattered(index, 29_999_999) >> (place * 3)) % 31] ?? 'A').join('')}`.slice(
    0,
    13,
  ) + digits(index, 5)

const hexadecimal = (index: number) =>
  (scattered(index, 0xffffff) + 0x10000000).toString(16).padStart(16, '0')

const byPattern: Readonly<Record<string, (index: number) => string>> = {
  '^\\d+(,\\d+)*$': () => '100101,100102',
  '^[A-Za-z0-9]{4,10}$': (index) => (scattered(index, 99_999_999) + 60_466_176).toString(36),
  '^[A-Za-z0-9_:.-]+$': (index) => `page${index}:view`,
  '^\\d{8,10}$': (index) => `16${digits(index + 10_443_210, 8)}`,
  '^wx[0-9a-f]{16}$': (index) => `wx${hexadecimal(index)}`,
  '^\\d+\\.\\d+\\.\\d+$': (index) =>
    `${2 + Math.floor(index / 40)}.${Math.floor(index / 4) % 10}.${index % 4}`,
  '^[0-9A-Z]{18}$': creditCode,
  '^[0-9A-HJ-NPQRTUWXY]{18}$': creditCode,
  '^[0-9A-Z]{15,20}$': creditCode,
  '^[a-z][a-zA-Z0-9]{1,29}$': (index) => `field${index + 1}`,
  '^[A-Z][A-Z0-9]{0,5}$': (index) => ['C', 'S', 'G', 'V'][index] ?? `L${index}`,
  '^\\d{8,30}$': (index) => `6222021202${digits(index + 430_117, 9)}`,
  '^\\d{4,6}$': (index) => digits(scattered(index, 899_999) + 100_000, 6),
  '^w[wk][0-9A-Za-z]{10,30}$': (index) => `ww${hexadecimal(index)}`,
  '^-----BEGIN PUBLIC KEY-----[\\s\\S]+-----END PUBLIC KEY-----\\s*$': () =>
    '-----BEGIN PUBLIC KEY-----\nMFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAKdemo\n-----END PUBLIC KEY-----',
  '^[0-9]{16}$': (index) => `8818${digits(index + 1, 12)}`,
  '^[A-Z0-9]{2,6}$': (index) => ['GOLD26', 'FAM26', 'BIZ26'][index % 3] ?? 'GOLD26',
  '^[0-9]{12}$': (index) => `${digits(scattered(index, 899) + 100, 3)}${digits(index + 1, 9)}`,
  '^T[0-9]{11}$': (index) => `T${digits(scattered(index, 89) + 10, 2)}${digits(index + 1, 9)}`,
  '^[0-9]{19}$': () => '3070402000000000000',
}

/** A text that matches a pattern; texts of different rows differ where the pattern allows it. */
export const patternText = (pattern: string, { index }: Pick<RowContext, 'index'>): string | undefined =>
  byPattern[pattern]?.(index)
