/** Numbers from 0 to below 1, the same for the same seed on every engine. */
export type Random = () => number

/** Mulberry32: small, and the same in every engine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One random entry of a list. */
export function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  return entries[Math.floor(random() * entries.length)] as Entry
}

const pieces = [
  ...'aZ09.-_@:/+ \t\n#%*|&=(){}\\\'"\0',
  '中文',
  '　',
  '\u00a0',
  '\ufeff',
  '👍',
  '\ud800',
  'é',
  '１',
  'http://',
  'https://',
  'javascript:',
  'example.com',
  'localhost',
  '192.168.0.1',
  '::',
  'fe80',
  '00:1a:2b:3c:4d:5e',
  '2026-11-20',
  '2024-02-29',
  '2026-02-30',
  ' 09:05',
  ':30',
  '13800138000',
  '11010519491231002X',
  '#1a6dff',
  'NaN',
  '1e5',
  'null',
  'today',
]

const whole: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1.5,
  0.1 + 0.2,
  1e21,
  1e-7,
  Number.MAX_SAFE_INTEGER,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  '5',
  'a@b.cn',
  'https://example.com/a?b=c',
  '::ffff:1.2.3.4',
  '2026-11-20 09:05:00',
  // In local time: the same in every time zone.
  new Date(2026, 10, 20, 9, 5),
  new Date(Number.NaN),
]

/** Any value that a form, a request or a partner's page may contain. */
export function randomValue(random: Random, depth = 0): unknown {
  const kind = random()
  if (kind < 0.3) return pick(random, whole)
  if (kind < 0.7 || depth > 2) return randomText(random)
  if (kind < 0.8) return Math.round((random() - 0.5) * 10 ** Math.floor(random() * 18)) / 100
  const length = Math.floor(random() * 4)
  if (kind < 0.9) return Array.from({ length }, () => randomValue(random, depth + 1))
  const names = ['a', 'b', 'start', 'end', 'longitude', 'latitude']
  return Object.fromEntries(
    Array.from({ length }, () => [pick(random, names), randomValue(random, depth + 1)]),
  )
}

function randomText(random: Random): string {
  return Array.from({ length: Math.floor(random() * 6) }, () => pick(random, pieces)).join('')
}
