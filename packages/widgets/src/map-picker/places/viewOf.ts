import type { MapPoint } from '@ebkit/core/services/maps'

/** The view of a map without places: the centre of the country. */
const country = { point: { longitude: 104.1, latitude: 35.9 }, level: 4 }

/** Degrees of longitude that a map about 700 px wide shows at level 0. */
const world = 980

const levels = { least: 3, most: 13 }

/** The centre of points, and the level at which a map shows all of them. */
export function viewOf(points: readonly MapPoint[]): { readonly point: MapPoint; readonly level: number } {
  if (!points.length) return country
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const [east, north] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)]
  // a map is half as high as it is wide, and a degree of latitude is longer here
  const needed = Math.max(spread(east), spread(north) * 2.4, 0.01)
  const level = Math.floor(Math.log2(world / needed) - 0.4)
  return {
    point: { longitude: middle(east), latitude: middle(north) },
    level: Math.min(levels.most, Math.max(levels.least, level)),
  }
}
