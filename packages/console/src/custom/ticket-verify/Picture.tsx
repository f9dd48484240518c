import { type ReactNode, useState } from 'react'

/** A picture, or what stands in its place where there is none or it does not come. */
export function Picture(props: { src: string | null | undefined; alt: string; otherwise?: ReactNode }) {
  const { src, alt, otherwise = null } = props
  const [missing, setMissing] = useState<string>()
  if (!src || src === missing) return otherwise
  return <img src={src} alt={alt} onError={() => setMissing(src)} />
}
