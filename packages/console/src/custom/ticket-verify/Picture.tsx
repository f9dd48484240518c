import { type ReactNode, useState } from 'react'

/** A picture, or a replacement if there is none or it cannot be loaded. */
export function Picture(props: { src: string | null | undefined; alt: string; otherwise?: ReactNode }) {
  const { src, alt, otherwise = null } = props
  const [missing, setMissing] = useState<string>()
  if (!src || src === missing) return otherwise
  return <img src={src} alt={alt} onError={() => setMissing(src)} />
}
