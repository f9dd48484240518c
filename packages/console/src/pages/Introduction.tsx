import { createIntroductionService } from '@ebkit/core/services/introductions'
import { useEnvironment } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useEffect, useState } from 'react'

const [useBanner] = laterPart(() => import('@ebkit/widgets/activity-banner'))

/**
 * The introduction above a page, if it has one. Only then is the banner's code loaded. A failed request is reported;
 * the page works without it.
 *
 * @spec W-ACT-3 W-ROUTE-11
 */
export function Introduction({ path }: { path: string }) {
  const hash = `#${path}`
  const { http, reportError } = useEnvironment()
  const [hasOne, setHasOne] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per page
  useEffect(() => {
    const stop = new AbortController()
    createIntroductionService(http)
      .get(hash, stop.signal)
      .then(
        ({ activityIntro, images, activityTags }) =>
          setHasOne(activityIntro.trim() !== '' || images.length > 0 || activityTags.length > 0),
        (cause) =>
          stop.signal.aborted ||
          reportError({ code: 'introduction-failed', message: `The introduction of ${hash}`, cause }),
      )
    return () => stop.abort()
  }, [http, hash])
  const { ActivityBanner } = useBanner(hasOne)
  return hasOne && ActivityBanner ? (
    <div className="eb-page__introduction">
      <ActivityBanner hash={hash} />
    </div>
  ) : null
}
