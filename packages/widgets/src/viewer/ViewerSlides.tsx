import type { Slide } from './Slide'
import type { ViewerState } from './useViewer'
import type { ViewerText } from './ViewerBar'
import { ViewerSlide } from './ViewerSlide'
import { wholeView } from './view'

/** The picture that is looked at, and those beside it. */
export function ViewerSlides({ viewer, text }: { viewer: ViewerState; text: ViewerText }) {
  const { slides, index, count, loop, pull, room, view, sizeOf } = viewer
  const places = [index - 1, index, index + 1].filter((place) =>
    loop ? count > 2 || slides[place] : slides[place],
  )
  return places.map((place) => {
    const number = (place + count) % count
    const slide = slides[number] as Slide
    return (
      <ViewerSlide
        key={`${number} ${slide.src}`}
        slide={slide}
        offset={place - index}
        pull={pull}
        room={room}
        view={place === index ? view : wholeView}
        size={sizeOf(slide)}
        text={text}
        onSize={(size) => viewer.keepSize(slide, size)}
        onView={viewer.setView}
        onPull={viewer.setPull}
        onRelease={viewer.release}
      />
    )
  })
}
