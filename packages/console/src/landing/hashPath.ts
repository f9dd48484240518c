import { useEffect, useState } from 'react'

/** The path in the hash: `#/orders?page=2` is `/orders`, an empty hash is `/`. It is the key of a page's rating. */
export function hashPath(hash: string): string {
  const path = hash.replace(/^#/, '').split('?')[0] ?? ''
  return path.startsWith('/') ? path : `/${path}`
}

/** The current path in the hash. */
export function useHashPath(): string {
  const [path, setPath] = useState(() => hashPath(location.hash))
  useEffect(() => {
    const follow = () => setPath(hashPath(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return path
}
