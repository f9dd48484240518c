import { observeSize } from '@ebkit/ui/size-observer'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { GestureArea } from '../gestures/GestureArea'
import type { Grip } from './boxes'
import type { Cropper, CropperState } from './createCropper'
import { type CropGeometry, cropOf, pictureBox } from './cropGeometry'
import type { Text } from './croppingProps'
import { zoomStep } from './Tools'

const grips: readonly Grip[] = ['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw']

export interface StageProps {
  cropper: Cropper
  state: CropperState
  text: Text
}

/** The picture under the crop box, operated by mouse, touch and keys. */
export function Stage({ cropper, state: { picture, geometry }, text }: StageProps) {
  const area = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<(by: { x: number; y: number }) => void>(() => {})
  const [said, setSaid] = useState('')
  const id = useId()
  useStageSize(area, cropper)
  const canvas = picture?.canvas
  useLayoutEffect(() => {
    if (!canvas) return
    canvas.className = 'eb-cropping__picture'
    canvas.setAttribute('aria-hidden', 'true')
    area.current?.prepend(canvas)
    box.current?.focus()
    return () => canvas.remove()
  }, [canvas])
  useLayoutEffect(() => {
    if (geometry && canvas) canvas.style.transform = placeOf(geometry)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!press(cropper, event)) return
    event.preventDefault()
    event.stopPropagation()
    const { geometry } = cropper.$state.get()
    if (geometry) setSaid(text('place', { ...cropOf(geometry) }))
  }
  const toStage = ({ x, y }: { x: number; y: number }) => {
    const { left = 0, top = 0 } = area.current?.getBoundingClientRect() ?? {}
    return { x: x - left, y: y - top }
  }
  return (
    <div className="eb-cropping__frame">
      <GestureArea
        areaRef={area}
        className="eb-cropping__stage"
        onStart={(name) => {
          box.current?.focus({ preventScroll: true })
          held.current = cropper.hold(name as Grip | 'box' | '')
        }}
        onMove={(by) => held.current(by)}
        onScale={(factor, around, moved) => cropper.zoom(factor, toStage(around), moved)}
      >
        {geometry && (
          // biome-ignore lint/a11y/useSemanticElements: no fieldset: there is nothing to fill in
          <div
            ref={box}
            className="eb-cropping__box"
            part="box"
            role="group"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
            tabIndex={0}
            aria-label={text('box')}
            aria-describedby={id}
            style={boxStyle(geometry)}
            onKeyDown={onKeyDown}
            data-grip="box"
          >
            {grips.map((name) => (
              <span key={name} className={`eb-cropping__grip eb-cropping__grip--${name}`} data-grip={name} />
            ))}
          </div>
        )}
      </GestureArea>
      <p id={id} className="eb-visually-hidden">
        {text('keys')}
      </p>
      <p className="eb-visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Handles a key; returns whether it did. */
function press(cropper: Cropper, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const arrow = arrows[key]
  if (arrow && !altKey) {
    const step = shiftKey ? 10 : 1
    const change = ctrlKey || metaKey ? cropper.grow : cropper.nudge
    change(arrow[0] * step, arrow[1] * step)
    return true
  }
  if (ctrlKey || metaKey || altKey) return false
  if (key === '+' || key === '=') cropper.zoom(zoomStep)
  else if (key === '-') cropper.zoom(1 / zoomStep)
  else return false
  return true
}

/** Reports the available space to the cropper, now and after changes. */
function useStageSize(area: React.RefObject<HTMLElement | null>, cropper: Cropper): void {
  useLayoutEffect(() => {
    const element = area.current as HTMLElement
    const tell = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width && height) cropper.setStage({ width, height })
    }
    tell()
    return observeSize(element, tell)
  }, [area, cropper])
}

function boxStyle({ box }: CropGeometry) {
  const { x, y, width, height } = box
  return { transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px` }
}

/** Draws the picture: centred, rotated, then flipped. */
function placeOf(geometry: CropGeometry): string {
  const { picture, turn, zoom } = geometry
  const { x, y, width, height } = pictureBox(geometry)
  const scale = `scale(${turn.scaleX * zoom}, ${turn.scaleY * zoom})`
  const toMiddle = `translate(${-picture.width / 2}px, ${-picture.height / 2}px)`
  return `translate(${x + width / 2}px, ${y + height / 2}px) ${scale} rotate(${turn.rotate}deg) ${toMiddle}`
}
