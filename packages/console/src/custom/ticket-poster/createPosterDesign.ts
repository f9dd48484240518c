import type { Row } from '@ebkit/core/services/rows'
import type { SafeStorage } from '@ebkit/core/storage'
import { atom, type WritableAtom } from 'nanostores'
import { type PosterTemplate, templates } from './templates'

/** Maximum lengths on a poster, in characters. */
export const longestTitle = 30
export const longestSubtitle = 40

export const colours = ['#3b59cb', '#0a7f5a', '#c2272d', '#985c00', '#7a2e8e', '#191f2b'] as const

/** What an operator chooses for the posters of a product. The product itself stays unchanged. */
export interface PosterDesign {
  readonly template: PosterTemplate['name']
  readonly title: string
  readonly subtitle: string
  readonly hasPrice: boolean
  readonly hasLabels: boolean
  readonly hasLogo: boolean
  /** `#rrggbb` */
  readonly colour: string
  /** Address; empty: the product's own. */
  readonly image: string
}

/** The initial design of a product. */
export const firstDesign = (product: Row): PosterDesign => ({
  template: templates[0]?.name ?? 'portrait',
  title: [...String(product.posterTitle || product.productName || '')].slice(0, longestTitle).join(''),
  subtitle: '',
  ...{ hasPrice: true, hasLabels: true, hasLogo: false },
  colour: colours[0],
  image: '',
})

/** The design to keep: without a `blob:` address, which does not outlive the page. */
const keptOf = ({ image, ...design }: PosterDesign) => ({
  ...design,
  image: image.startsWith('blob:') ? '' : image,
})

function readDesign(text: string | undefined, first: PosterDesign): PosterDesign {
  try {
    const kept = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    const known = Object.entries(first).map(([name, value]) => [
      name,
      typeof kept[name] === typeof value ? kept[name] : value,
    ])
    return Object.fromEntries(known) as unknown as PosterDesign
  } catch {
    // foreign content in storage: no design
    return first
  }
}

/** The design of one product, kept on this device. */
export interface PosterDesigning {
  readonly $design: WritableAtom<PosterDesign>
  change(part: Partial<PosterDesign>): void
  /** Forgets the kept design. */
  reset(): void
}

export function createPosterDesign(storage: SafeStorage, product: Row): PosterDesigning {
  const key = `ebkit.poster.${String(product.ticketProductId)}`
  const first = firstDesign(product)
  const $design = atom(readDesign(storage.get(key), first))
  return {
    $design,
    change(part) {
      const next = { ...$design.get(), ...part }
      $design.set(next)
      storage.set(key, JSON.stringify(keptOf(next)))
    },
    reset() {
      storage.remove(key)
      $design.set(first)
    },
  }
}

/** By how many characters a text is too long. */
export const excessOf = (text: string, most: number): number => Math.max(0, [...text].length - most)

/** The source of guests who scan the code. */
export interface PosterSource {
  readonly channel: string
  /** Key of an employee; empty: none. */
  readonly employeeId: string
}

/** The page of the product in the shop, with the source of its guests. @param origin of the shop */
export function productLink(origin: string, product: Row, { channel, employeeId }: PosterSource): string {
  const address = new URL('/shop/ticket', origin)
  address.searchParams.set('ticketProductId', String(product.ticketProductId))
  if (product.hotelId) address.searchParams.set('hotelId', String(product.hotelId))
  if (channel) address.searchParams.set('channel', channel)
  if (employeeId) address.searchParams.set('employeeId', employeeId)
  return address.href
}
