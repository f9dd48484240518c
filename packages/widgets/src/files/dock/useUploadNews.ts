import type { UploadItem } from '@ebkit/core/uploads'
import { useEffect, useRef, useState } from 'react'
import type { PendingText } from '../../uploads/pendingStrings'
import { problemText, type Speech } from '../../uploads/problemText'

/**
 * Announces uploads to screen readers: that some started, that one failed, that all are done. Not each percentage.
 */
export function useUploadNews(items: readonly UploadItem[], text: PendingText, speech: Speech): string {
  const before = useRef<readonly UploadItem[]>([])
  const [said, say] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, in the language of that moment
  useEffect(() => {
    const old = new Map(before.current.map((item) => [item.id, item.status]))
    before.current = items
    const added = items.filter(({ id, status }) => !old.has(id) && status !== 'done').length
    const failed = items.find(({ id, status }) => status === 'failed' && old.get(id) !== 'failed')
    const done = items.filter(({ status }) => status === 'done').length
    const isNew = items.some(({ id, status }) => status === 'done' && old.has(id) && old.get(id) !== 'done')
    if (failed?.problem)
      say(text('wrong', { name: failed.name, reason: problemText(failed.problem, speech) }))
    else if (added) say(text('begun', { count: added }))
    else if (isNew && done === items.length) say(text('finished', { count: done }))
  }, [items])
  return said
}
