import type { Identity } from '@ebkit/core/session'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { mapPinOffIcon, searchIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { memo, useContext, useEffect } from 'react'
import { useOwnPage } from '../embedding/ownPage'
import type { Account } from '../session/account'
import { FindContext } from './finding'
import type { OpenPage } from './OpenPage'
import { homePath, type OpenPagesModel } from './openPages'
import { PageFrame } from './PageFrame'
import { PageQuestionsContext } from './PageQuestionsContext'
import { PageView } from './PageView'
import { Problem } from './Problem'
import { SignInPanel } from './SignInPanel'
import { pageStrings } from './strings'
import { usePageQuestions } from './usePageQuestions'

export interface PagesProps {
  model: OpenPagesModel
  /** Undefined while nobody is signed in. */
  identity: Identity | undefined
  account: Account
  onLoggedIn(): void
}

/** The open pages, of which one is shown. */
export function Pages(props: PagesProps) {
  const { pages, shown } = useStore(props.model.$pages)
  const page = pages.find(({ path }) => path === shown)
  useDocumentTitle(page)
  return (
    <PageQuestionsContext.Provider value={usePageQuestions(props.model)}>
      {pages.map((open) => (
        <Opened key={open.path} {...props} open={open} isShown={open === page} />
      ))}
      {!page && shown && <NotFound address={shown} />}
    </PageQuestionsContext.Provider>
  )
}

interface OpenedProps extends PagesProps {
  open: OpenPage
  isShown: boolean
}

/** Rendered again when its own props change, not with each change of another page. */
const Opened = memo(function Opened({ open, isShown, ...props }: OpenedProps) {
  return (
    <PageFrame open={open} model={props.model} isShown={isShown}>
      <Content {...props} open={open} />
    </PageFrame>
  )
})

function Content({ model, identity, account, onLoggedIn, open }: Omit<OpenedProps, 'isShown'>) {
  const { path } = open
  const onTitle = (title: string) => model.setTitle(path, title)
  if (!identity) return <SignInPanel account={account} onLoggedIn={onLoggedIn} onTitle={onTitle} />
  return (
    <PageView
      open={open}
      onGo={(address, inPlace) => (inPlace ? model.replace(path, address) : model.go(address))}
      onQuery={(query, isNew) => model.setQuery(path, query, isNew)}
      onDirty={(isDirty) => model.setDirty(path, isDirty)}
      onTitle={onTitle}
      onClose={() => model.close(path)}
    />
  )
}

function NotFound({ address }: { address: string }) {
  const text = useStrings(pageStrings)
  const find = useContext(FindContext)
  return (
    <section className="eb-page__sheet">
      <Problem icon={mapPinOffIcon} title={text('notFound')} lead={text('notFoundLead', { address })}>
        <div className="eb-problem__ways">
          {find && (
            <Button onClick={find}>
              <Icon path={searchIcon} />
              {text('find')}
            </Button>
          )}
          <a className="eb-button" href={`#${homePath}`}>
            {text('backToStart')}
          </a>
        </div>
      </Problem>
    </section>
  )
}

function useDocumentTitle(page: OpenPage | undefined): void {
  const text = useStrings(pageStrings)
  const product = text('product')
  const title = page?.title
  const isOwnPage = useOwnPage()
  useEffect(() => {
    if (isOwnPage) document.title = title ? `${title} · ${product}` : product
  }, [isOwnPage, title, product])
}
