import type { ReactNode } from 'react'

/**
 * The picture beside the login form: a lake by night, drawn as SVG in the brand's hue, so that no photo is loaded.
 * Brand colours come from the tokens; moonlight and lamps are fixed.
 */
export function LoginScene(): ReactNode {
  return (
    <svg
      className="eb-login__art"
      viewBox="0 0 880 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Gradients />
      <path fill="url(#eb-scene-sky)" d="M0 0h880v640H0z" />
      <g className="eb-login__moon">
        <circle cx="655" cy="392" r="260" fill="url(#eb-scene-glow)" />
        <circle cx="655" cy="392" r="40" fill="#ffedd0" />
      </g>
      <path fill="url(#eb-scene-far)" d={farHills} />
      <path fill="url(#eb-scene-near)" d={nearHills} />
      <path className="eb-login__ink" d={shore} />
      <Pagoda x={200} foot={616} />
      <path fill="url(#eb-scene-water)" d="M0 640h880v260H0z" />
      <Ripples />
      <Boat x={360} waterline={702} />
    </svg>
  )
}

const farHills =
  'M-20 640V566c70-30 104-96 168-98 58-2 84 58 136 52 58-8 76-96 142-104 62-6 92 74 148 92 46 14 72-36 124-38 58-2 78 52 128 58 42 4 50-34 94-36v148z'
const nearHills =
  'M-20 640V594c56-12 82-50 130-48 58 2 74 52 134 50 58-2 82-54 142-54 64 0 88 60 152 58 52-2 74-30 128-28 66 2 96 44 234 34v34z'
const shore = 'M-20 640v-12c70-16 130-18 190-20 80-2 130 16 214 12 84-4 138-16 216-12 92 4 168 20 300 18v14z'

function Gradients(): ReactNode {
  return (
    <defs>
      <linearGradient id="eb-scene-sky" x2="0" y2="1">
        <stop className="eb-login__stop-rail" offset="0" />
        <stop className="eb-login__stop-rail-active" offset=".62" />
        <stop className="eb-login__stop-accent" offset="1" />
      </linearGradient>
      <linearGradient id="eb-scene-water" x2="0" y2="1">
        <stop className="eb-login__stop-accent" stop-opacity=".75" />
        <stop className="eb-login__stop-rail" offset="1" />
      </linearGradient>
      <linearGradient id="eb-scene-far" x2="0" y2="1">
        <stop className="eb-login__stop-accent" stop-opacity=".62" />
        <stop className="eb-login__stop-mark" offset="1" stop-opacity=".12" />
      </linearGradient>
      <linearGradient id="eb-scene-near" x2="0" y2="1">
        <stop className="eb-login__stop-rail-active" stop-opacity=".95" />
        <stop className="eb-login__stop-rail-active" offset="1" stop-opacity=".4" />
      </linearGradient>
      <radialGradient id="eb-scene-glow">
        {glow.map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stop-color="#ffe2ae" stop-opacity={opacity} />
        ))}
      </radialGradient>
    </defs>
  )
}

/** Fall-off of the moonlight: [share of the radius, opacity]. */
const glow: [number, number][] = [
  [0, 0.6],
  [0.2, 0.34],
  [0.42, 0.13],
  [0.7, 0.035],
  [1, 0],
]

/** Storeys of the pagoda from the top: half width of the eaves, height above the base. */
const storeys: [number, number][] = [
  [22, 104],
  [27, 76],
  [32, 46],
  [36, 16],
]

function Pagoda({ x, foot }: { x: number; foot: number }): ReactNode {
  return (
    <g className="eb-login__ink" transform={`translate(${x} ${foot})`}>
      <path d="M0-146l4 26h-8z" />
      {storeys.map(([half, height]) => (
        <path
          key={height}
          d={`M${-half}${-height}C${-half / 2}${-height - 3} ${-half / 5}${-height - 10} 0${-height - 20}C${half / 5}${-height - 10} ${half / 2}${-height - 3} ${half}${-height}z`}
        />
      ))}
      {storeys.map(([half, height]) => (
        <rect key={height} x={-half * 0.58} y={-height} width={half * 1.16} height="14" />
      ))}
      <rect x="-21" y="-16" width="42" height="34" />
    </g>
  )
}

function Ripples(): ReactNode {
  return (
    <>
      <g className="eb-login__glint" stroke="#ffe2ae" stroke-width="3" stroke-linecap="round">
        <path opacity=".75" d="M614 662h82M632 682h54" />
        <path opacity=".5" d="M600 704h106M640 728h50" />
        <path opacity=".3" d="M584 754h124M624 788h80M596 828h132" />
      </g>
      <g stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".13">
        <path d="M56 688h112M226 722h84M104 772h162M344 806h76M520 860h118M64 842h104M744 704h84M764 784h74" />
      </g>
    </>
  )
}

function Boat({ x, waterline }: { x: number; waterline: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${waterline})`}>
      <path fill="#0c1020" d="M0 0h152c-10 19-19 26-36 26H38C20 26 9 18 0 0z" />
      <path fill="#121831" d="M34-33c28-15 62-15 90 0l6 9H28z" />
      <path stroke="#0c1020" stroke-width="4" d="M39-24V0M65-24V0M91-24V0M117-24V0" />
      <path fill="#ffd58a" d="M72-18h12v10H72zM98-18h12v10H98z" />
    </g>
  )
}
