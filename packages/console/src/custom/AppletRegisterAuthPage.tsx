import { labelText } from '@ebkit/rules/fields'
import { AppletAuthorization } from '@ebkit/widgets/applet-authorization'
import { usePlace } from '@ebkit/widgets/environment'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'

/** The registration of the brand's mini-program, and the three permissions that it needs. @spec W-AUTH-14 W-MPA-1 */
export function AppletRegisterAuthPage({ page, open }: PageProps<'custom'>) {
  const { locale } = usePlace()
  return (
    <section className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path} />
      <div className="eb-page__body">
        <AppletAuthorization />
      </div>
    </section>
  )
}
