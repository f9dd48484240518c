/** A format in which posters are made; sizes in pixels of the image. */
export interface PosterTemplate {
  readonly name: 'portrait' | 'square' | 'moments' | 'table'
  readonly width: number
  readonly height: number
  /** Height of the picture, which is as wide as the poster. */
  readonly pictureHeight: number
  /** Side of the code. */
  readonly code: number
}

/** Minimum side of a code on a poster. */
export const smallestCode = 120

/** The first is a product's initial template. */
export const templates: readonly PosterTemplate[] = [
  { name: 'portrait', width: 750, height: 1334, pictureHeight: 840, code: 220 },
  { name: 'square', width: 1080, height: 1080, pictureHeight: 640, code: 240 },
  { name: 'moments', width: 1080, height: 1440, pictureHeight: 920, code: 280 },
  { name: 'table', width: 900, height: 1200, pictureHeight: 700, code: 280 },
]

export const templateOf = (name: string): PosterTemplate =>
  templates.find((template) => template.name === name) ?? (templates[0] as PosterTemplate)
