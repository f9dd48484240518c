import type { MapService, MapTile } from '@ebkit/core/services/maps'
import { type Coords, type DoneCallback, GridLayer } from 'leaflet/dist/leaflet-src.esm.js'
import type { MapTiles } from './MapTiles'

/** Size of a tile in px: 512 px tiles have a zoom that is one less. */
const size = 512
const deepest = 14

const svg = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

const ringPath = (ring: readonly number[]) =>
  `M${ring.map((value, index) => (index % 2 || !index ? value : `L${value}`)).join(' ')}Z`

/** Land and names as vectors, coloured by the style sheet. */
function drawTile({ land, labels }: MapTile, isChinese: boolean): SVGElement {
  const drawing = svg('svg', { width: size, height: size, 'aria-hidden': 'true' })
  for (const polygon of land)
    drawing.append(svg('path', { class: 'eb-map-picker__land', d: polygon.map(ringPath).join('') }))
  for (const [name, level, x, y, romanName] of labels) {
    const group = svg('g', { class: `eb-map-picker__label eb-map-picker__label--${level}` })
    const text = svg('text', { x, y: y - 7 })
    text.textContent = isChinese ? name : romanName
    group.append(svg('circle', { cx: x, cy: y, r: level === 'district' ? 1.5 : 2.5 }), text)
    drawing.append(group)
  }
  return drawing
}

class EmbeddedLayer extends GridLayer {
  private readonly asked = new Map<HTMLElement, AbortController>()

  constructor(
    private readonly load: MapService['tile'],
    private readonly isChinese: boolean,
  ) {
    super({ tileSize: size, minZoom: 3, maxZoom: 18, maxNativeZoom: deepest })
    this.on('tileunload', ({ tile }) => this.asked.get(tile)?.abort())
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('div')
    const question = new AbortController()
    this.asked.set(tile, question)
    this.load(z - 1, x, y, question.signal)
      .then((drawing) => {
        tile.append(drawTile(drawing, this.isChinese))
        done(undefined, tile)
      })
      .catch((error: Error) => {
        if (!question.signal.aborted) done(error, tile)
      })
      .finally(() => this.asked.delete(tile))
    return tile
  }
}

/** The gateway's embedded map, at a scale at which GCJ-02 and WGS-84 are the same. */
export const embeddedTiles = (load: MapService['tile'], locale: string): MapTiles => ({
  layer: new EmbeddedLayer(load, locale.startsWith('zh')),
  toTiles: (point) => point,
  fromTiles: (point) => point,
})
