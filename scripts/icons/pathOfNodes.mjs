/** The shapes of one lucide icon as the data of a single path. */
export function pathOfNodes(nodes) {
  return nodes
    .map(([shape, attributes]) => draw(shape, attributes))
    .join('')
    .replaceAll(' -', '-')
}

function draw(shape, attributes) {
  const number = (name, fallback = 0) => Number(attributes[name] ?? fallback)
  switch (shape) {
    case 'path':
      return absoluteStart(attributes.d)
    case 'line':
      return line(number('x1'), number('y1'), number('x2'), number('y2'))
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}z`
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        number('rx', attributes.ry),
      )
    default:
      throw new Error(`no drawing for <${shape}>`)
  }
}

/**
 * A leading `m` is relative to the previous shape after joining, so it becomes absolute; following numbers stay
 * relative lines.
 */
function absoluteStart(data) {
  return data.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*([-.\d]?)/,
    (_, x, y, next) => `M${x} ${y}${next && `l${next}`}`,
  )
}

function line(x1, y1, x2, y2) {
  const [across, down] = [x2 - x1, y2 - y1].map((length) => Number(length.toFixed(3)))
  const end = across && down ? `l${across} ${down}` : down ? `v${down}` : `h${across}`
  return `M${x1} ${y1}${end}`
}

function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}

function rectangle(x, y, width, height, radius) {
  const corner = (dx, dy) => (radius ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  return [
    `M${x + radius} ${y}h${across}`,
    corner(radius, radius),
    `v${down}`,
    corner(-radius, radius),
    `h${-across}`,
    corner(-radius, -radius),
    `v${-down}`,
    corner(radius, -radius),
    'z',
  ].join('')
}
