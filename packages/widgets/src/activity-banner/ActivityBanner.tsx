import type { Introduction } from '@ebkit/core/services/introductions'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import css from './ActivityBanner.css'
import { useDescription } from './descriptionPart'
import { Images } from './Images'
import type { ActivityBannerProps } from './props'
import { strings } from './strings'
import { useActivityBanner } from './useActivityBanner'

/**
 * The introduction of the page: tags, rich text and images. It takes no space while it loads, or if a page has none.
 * @spec W-ACT-1 W-ACT-2 W-ACT-3
 * @example
 * ```tsx
 * import { ActivityBanner } from '@ebkit/widgets/activity-banner'
 *
 * export function Home() {
 *   return <ActivityBanner onShow={({ index }) => console.log(index)} />
 * }
 * ```
 */
export function ActivityBanner(props: ActivityBannerProps) {
  const { locale, dir } = usePlace()
  const element = useStyles<HTMLDivElement>(css)
  const { state, reload } = useActivityBanner(props)
  return (
    <div
      ref={element}
      className="eb-root eb-activity-banner"
      lang={locale}
      dir={dir}
      aria-busy={state.status === 'loading'}
    >
      {state.status === 'failed' && <Failure error={state.error} onRetry={reload} />}
      {state.status === 'ready' && <Content introduction={state.introduction} {...props} />}
    </div>
  )
}

/** Text beside the images, or above them if there is little space. */
function Content({
  introduction,
  onShow,
  onHide,
  onError,
}: ActivityBannerProps & { introduction: Introduction }) {
  const text = useStrings(strings)
  const { activityTags, activityIntro, images } = introduction
  const hasText = activityIntro.trim() !== ''
  const { Description, failure } = useDescription(hasText, onError)
  return (
    <section className="eb-activity-banner__card" part="banner" aria-label={text('label')}>
      <div className="eb-activity-banner__main">
        {activityTags.length > 0 && <Tags tags={activityTags} />}
        {failure}
        {hasText && Description && <Description key={activityIntro} html={activityIntro} />}
      </div>
      {images.length > 0 && <Images images={images} onShow={onShow} onHide={onHide} onError={onError} />}
    </section>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const text = useStrings(strings)
  return (
    <ul className="eb-activity-banner__tags" part="tags" aria-label={text('tags')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}

/** One line: the page works without its introduction. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useStrings(strings)
  const describe = useDescribeError()
  return (
    <p className="eb-activity-banner__failure" part="failure" role="alert">
      <Icon path={circleAlertIcon} />
      <span>
        {text('failed')} · {describe(error)}
      </span>
      <Button part="retry" onClick={onRetry}>
        {text('retry')}
      </Button>
    </p>
  )
}
