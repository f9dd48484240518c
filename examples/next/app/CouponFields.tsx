'use client'

// On a server this registers nothing; in the browser, before React takes the page over.
import '@ebkit/elements/date-range'
import { getSession } from '@ebkit/core/session'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { Switch } from '@ebkit/widgets/switch'
import { useState } from 'react'

getSession().configure({ gateway: process.env.NEXT_PUBLIC_GATEWAY, tokenUrl: '/token' })

export function CouponFields() {
  const [onSale, setOnSale] = useState('0')
  return (
    // A server does not know the page: say which language and direction it has.
    <EnvironmentProvider value={{ locale: 'en', dir: 'ltr' }}>
      <Switch label="On sale" value={onSale} onChange={({ value }) => setOnSale(value)} />
      <input type="hidden" name="onSale" value={onSale} />
      <eb-date-range name="valid" max-days={90} required suppressHydrationWarning />
    </EnvironmentProvider>
  )
}
