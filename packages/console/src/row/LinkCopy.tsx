import type { CopyLinkHandle } from '@ebkit/widgets/copy-link'
import { laterPart } from '@ebkit/widgets/later'
import { useEffect, useRef } from 'react'

const [useCopyLink] = laterPart(() => import('@ebkit/widgets/copy-link'))

export interface LinkCopyProps {
  /** The address to copy; undefined: none. */
  value: string | undefined
  /** The result has been shown. */
  onDone(): void
}

/** Copies an address as soon as there is one, and shows the result. @spec W-COPY-1 */
export function LinkCopy({ value, onDone }: LinkCopyProps) {
  const { CopyLink, failure } = useCopyLink(value !== undefined)
  const handle = useRef<CopyLinkHandle>(null)
  useEffect(() => {
    if (value !== undefined && CopyLink) void handle.current?.copy()
  }, [value, CopyLink])
  if (value === undefined) return null
  if (!CopyLink) return failure ?? null
  return (
    <CopyLink value={value} handle={handle} onAfterHide={onDone}>
      <span />
    </CopyLink>
  )
}
