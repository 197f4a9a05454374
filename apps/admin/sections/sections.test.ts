import { describe, expect, it } from 'vitest'
import admin from '@/i18n/messages/de/admin.json'
import tr from '@/i18n/messages/tr/admin.json'
import type { Permission } from '@/shop/roles/permissions'
import { PERMISSIONS_OF } from '@/shop/roles/roles'
import { isClosedEditor, mayOpen, sectionOf, sections } from '.'

describe('sections', () => {
  it('are those that have a name, each once', () => {
    expect(sections.map(({ id }) => id).toSorted()).toEqual(Object.keys(admin.sections).toSorted())
  })

  it('have their Turkish names, in the order of the navigation [ADMIN-3]', () => {
    expect(sections.map(({ id }) => tr.sections[id])).toEqual([
      'Kontrol Paneli',
      'Siparişler',
      'İadeler',
      'Abonelikler',
      'Ürünler',
      'Kategoriler',
      'Kuponlar',
      'Yorumlar',
      'Kullanıcılar',
      'Banka dosyası',
      'Belgeler',
      'Analiz',
      'Kargo Şirketleri',
      'Ödeme Ayarları',
      'Arama Sözcükleri',
      'Mağaza Bilgileri',
      'Yöneticiler',
      'Roller',
      'Entegrasyonlar',
      'Kayıtlar',
      'Almanya',
      'Türkiye',
      'Mobil Uygulama',
      'Ayarlar',
    ])
  })

  it('and filters call the mobile shop alike [DEPART-320]', () => {
    expect(tr.platforms.mobile).toBe(tr.sections.mobile)
  })

  it('of orders has the words of a refund, too', () => {
    expect(sectionOf('orders').messages).toContain('adminReturns')
  })

  it('fall back to the dashboard', () => {
    expect(sectionOf('orders').id).toBe('orders')
    expect(sectionOf('unknown').id).toBe('dashboard')
    expect(sectionOf(null).id).toBe('dashboard')
  })

  it('open by a permission, the first of them where the address names none [ADMIN-180]', () => {
    const { orders, catalogue } = PERMISSIONS_OF
    expect(sections.filter((each) => mayOpen(each, orders)).map(({ id }) => id)).toEqual([
      'orders',
      'returns',
      'subscriptions',
      'users',
      'bank',
      'cargo',
    ])
    expect(sectionOf(null, catalogue).id).toBe('products')
    expect(sections.every((each) => mayOpen(each, PERMISSIONS_OF.owner))).toBe(true)
  })

  it('open no form by its address without the permission to save it [ADMIN-300]', () => {
    const isClosed = (search: string, permissions: readonly Permission[]) => {
      const params = new URLSearchParams(search)
      return isClosedEditor(sectionOf(params.get('section')), params, permissions)
    }
    const reader = ['catalogue.read', 'coupons.read', 'cargo.read', 'staff.read'] as const
    const closed = ['products&product', 'categories&category', 'cargo&company', 'coupons&coupon']
    for (const form of [...closed, 'roles&role', 'staff&member']) {
      expect(isClosed(`section=${form}=new`, reader), form).toBe(true)
      expect(isClosed(`section=${form}=1`, reader), form).toBe(true)
      expect(isClosed(`section=${form}=new`, PERMISSIONS_OF.owner), form).toBe(false)
    }
    expect(isClosed('section=products&product=1&mode=view', reader)).toBe(false)
    expect(isClosed('section=products&product=', reader)).toBe(false)
    expect(isClosed('section=coupons&stats=1', reader)).toBe(false)
    expect(isClosed('section=orders&order=1', ['orders.read'])).toBe(false)
  })
})
