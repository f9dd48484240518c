import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { getSession, type Identity, type IdentityState } from '@ebkit/core/session'
import { atom } from 'nanostores'
import { followPerson } from './followPerson'
import { forgetHotel, switchHotel } from './switchHotel'

const of = (userId: string) => ({ userId }) as Identity

describe('a person after another', () => {
  test('is told apart from the same one, whether or not the session ended in between', () => {
    const $identity = atom<IdentityState>({ status: 'unknown' })
    let others = 0
    const stop = followPerson({ $identity }, () => others++)
    $identity.set({ status: 'signed-in', identity: of('a') })
    $identity.set({ status: 'ended', identity: of('a') })
    $identity.set({ status: 'loading', identity: of('a') })
    $identity.set({ status: 'signed-in', identity: of('a') })
    assert.equal(others, 0)
    $identity.set({ status: 'signed-in', identity: of('b') })
    assert.equal(others, 1)
    $identity.set({ status: 'signed-out' })
    $identity.set({ status: 'signed-in', identity: of('b') })
    assert.equal(others, 1)
    $identity.set({ status: 'signed-out' })
    $identity.set({ status: 'signed-in', identity: of('a') })
    assert.equal(others, 2)
    stop()
    $identity.set({ status: 'signed-in', identity: of('b') })
    assert.equal(others, 2)
  })

  test('has their own hotel, not the one that was chosen in this tab; what the page has set stays', () => {
    const session = getSession()
    session.setDefaultHotel('1')
    switchHotel('a', '7')
    switchHotel('a', '8')
    assert.equal(session.$hotelId.get(), '8')
    session.setDefaultHotel('2')
    forgetHotel()
    assert.equal(session.$hotelId.get(), '2')
    session.configure({ hotelId: '5' })
    switchHotel('b', '7')
    forgetHotel()
    forgetHotel()
    assert.equal(session.$hotelId.get(), '5')
    session.configure({ hotelId: undefined })
    session.setDefaultHotel(undefined)
  })
})
