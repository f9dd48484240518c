import { safeAddress } from '@ebkit/core/files'
import { Icon } from '@ebkit/ui/icon'
import { externalLinkIcon, messageSquareIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { RefusableButton } from '../../../custom/RefusableButton'
import { useNow } from '../../../list/useNow'
import type { FormAdditionProps } from '../../Addition'
import { SavedPicture } from '../../SavedPicture'
import { isServed, storeClock } from './isServed'
import css from './ServicePreview.css'
import { serviceStrings } from './strings'

const addresses: Readonly<Record<string, string>> = { WECOM: 'wecomServiceUrl', LINK: 'thirdPartyUrl' }

/** What guests currently see of the service on a phone, and a button that tries its link. */
export function ServicePreview({ values }: FormAdditionProps) {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(serviceStrings)
  const { weekday, clock } = storeClock(useNow(60))
  const isNow = isServed(values, weekday, clock)
  const isOff = values.enabled === false
  const position = typeof values.floatPosition === 'string' ? values.floatPosition : 'RB'
  const greeting = String((isNow ? values.welcomeText : values.offlineReply) ?? '')
  return (
    <section ref={root} className="eb-service-preview" aria-label={text('preview')}>
      <h2>{text('preview')}</h2>
      <div className="eb-service-preview__phone">
        <div className="eb-service-preview__bar">{text('shop')}</div>
        {!isOff && (
          <>
            {greeting && <p className="eb-service-preview__greeting">{greeting}</p>}
            <span
              className={`eb-service-preview__icon eb-service-preview__icon--${position.toLowerCase()}`}
              role="img"
              aria-label={text('entry')}
            >
              {typeof values.floatIcon === 'string' && values.floatIcon ? (
                <SavedPicture key={values.floatIcon} saved={values.floatIcon} />
              ) : (
                <Icon path={messageSquareIcon} />
              )}
            </span>
          </>
        )}
      </div>
      <p role="status">{text(isOff ? 'off' : isNow ? 'served' : 'unserved')}</p>
      <TestLink values={values} />
    </section>
  )
}

/** Opens the link of the service in a new window. */
function TestLink({ values }: Pick<FormAdditionProps, 'values'>) {
  const text = useStrings(serviceStrings)
  const name = addresses[String(values.serviceType)]
  const typed = String(values[name ?? ''] ?? '')
  const address = /^https?:\/\//i.test(typed) ? safeAddress(typed) : undefined
  if (!address)
    return (
      <RefusableButton reason={text(name ? 'noLink' : 'noTest')} onClick={() => {}}>
        {text('test')}
      </RefusableButton>
    )
  return (
    <a className="eb-button" href={address} target="_blank" rel="noopener noreferrer">
      <Icon path={externalLinkIcon} />
      {text('test')}
    </a>
  )
}
