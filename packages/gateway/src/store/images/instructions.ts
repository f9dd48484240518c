import { StoreError } from '../storeError'

/** How an image is fitted into its new size. */
export type FitMode = 'lfit' | 'mfit' | 'fill' | 'pad' | 'fixed'

export interface Resize {
  readonly mode: FitMode
  readonly width: number | undefined
  readonly height: number | undefined
  readonly longest: number | undefined
  readonly shortest: number | undefined
  /** Percentage of the original size. */
  readonly percent: number | undefined
  /** Never enlarged. */
  readonly limited: boolean
  /** `#rrggbb`, the colour added by `pad`. */
  readonly color: string
}

/** The steps of `x-oss-process=image/…`. */
export interface Instructions {
  readonly resize: Resize | undefined
  readonly quality: number | undefined
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | undefined
  /** Rotated according to EXIF. Default true: browsers show the result as it is stored. */
  readonly isOriented: boolean
  /** Returns width, height and format as JSON instead of the image. */
  readonly isInfo: boolean
}

const refuse = (what: string) =>
  new StoreError('InvalidArgument', `The image processing instruction is not supported: ${what}`, {
    ArgumentName: 'x-oss-process',
  })

function valuesOf(parameters: readonly string[]): Map<string, string> {
  return new Map(
    parameters.map((parameter) => {
      const [name = '', ...value] = parameter.split('_')
      return [name, value.join('_')]
    }),
  )
}

function numberOf(
  values: ReadonlyMap<string, string>,
  name: string,
  from: number,
  to: number,
): number | undefined {
  const text = values.get(name)
  if (text === undefined) return undefined
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return value
  throw refuse(`${name}_${text}`)
}

const modes: readonly string[] = ['lfit', 'mfit', 'fill', 'pad', 'fixed']
const maximumSide = 16_384

function readResize(parameters: readonly string[]): Resize {
  const values = valuesOf(parameters)
  const mode = values.get('m') ?? 'lfit'
  const color = values.get('color') ?? 'FFFFFF'
  if (!modes.includes(mode)) throw refuse(`m_${mode}`)
  if (!/^[0-9a-f]{6}$/i.test(color)) throw refuse(`color_${color}`)
  const side = (name: string) => numberOf(values, name, 1, maximumSide)
  const resize = {
    mode: mode as FitMode,
    width: side('w'),
    height: side('h'),
    longest: side('l'),
    shortest: side('s'),
    percent: numberOf(values, 'p', 1, 1000),
    limited: numberOf(values, 'limit', 0, 1) !== 0,
    color: `#${color}`,
  }
  const { width, height, longest, shortest, percent } = resize
  if (!(width ?? height ?? longest ?? shortest ?? percent)) throw refuse('resize without a size')
  return resize
}

const formats = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' } as const

function readFormat([name = '']: readonly string[]): Instructions['format'] {
  if (!Object.hasOwn(formats, name)) throw refuse(`format,${name}`)
  return formats[name as keyof typeof formats]
}

function readQuality(parameters: readonly string[]): number | undefined {
  const values = valuesOf(parameters)
  return numberOf(values, 'Q', 1, 100) ?? numberOf(values, 'q', 1, 100)
}

function read(name: string, parameters: readonly string[]): Partial<Instructions> {
  switch (name) {
    case 'resize':
      return { resize: readResize(parameters) }
    case 'quality':
      return { quality: readQuality(parameters) }
    case 'format':
      return { format: readFormat(parameters) }
    case 'auto-orient':
      return { isOriented: parameters[0] !== '0' }
    case 'info':
      return { isInfo: true }
    case 'interlace':
      return {} // affects the transfer only
    default:
      throw refuse(name)
  }
}

/**
 * Reads `image/resize,w_200,h_200,m_fill/quality,q_80/format,webp`.
 *
 * @throws StoreError InvalidArgument
 */
export function readInstructions(process: string): Instructions {
  const [kind, ...steps] = process.split('/').filter(Boolean)
  if (kind !== 'image' || steps.length === 0 || steps.length > 10) throw refuse(process.slice(0, 100))
  const instructions: Instructions = {
    resize: undefined,
    quality: undefined,
    format: undefined,
    isOriented: true,
    isInfo: false,
  }
  for (const step of steps) {
    const [name = '', ...parameters] = step.split(',')
    Object.assign(instructions, read(name, parameters))
  }
  return instructions
}
