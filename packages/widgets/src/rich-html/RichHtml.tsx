import { useLayoutEffect, useRef } from 'react'
import { sanitizedBody } from './sanitizeHtml'

/**
 * Renders rich text of a server. It is sanitised here, at the point of rendering, regardless of earlier checks. Links
 * open a new window, and images are requested without a referrer.
 * @spec F-CO-2
 */
export function RichHtml({ html, className, part }: { html: string; className?: string; part?: string }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const body = sanitizedBody(html)
    for (const node of body.querySelectorAll<HTMLElement>('*')) tame(node)
    element.current?.replaceChildren(...body.childNodes)
  }, [html])
  return <div ref={element} className={className} part={part} />
}

function tame(node: HTMLElement): void {
  // Classes would refer to our style sheets, not to those of the page that the text was written for.
  node.removeAttribute('class')
  const style = node.getAttribute('style')
  if (style !== null) {
    // A strict Content Security Policy forbids the attribute, and allows the property.
    node.removeAttribute('style')
    node.style.cssText = style
  }
  if (node instanceof HTMLAnchorElement) {
    node.target = '_blank'
    node.rel = 'noopener noreferrer'
  }
  if (node instanceof HTMLImageElement) {
    node.loading = 'lazy'
    node.referrerPolicy = 'no-referrer'
    node.alt ||= ''
  }
}
