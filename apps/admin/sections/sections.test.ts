import { describe, expect, it } from 'vitest'
import admin from '@/i18n/messages/de/admin.json'
import tr from '@/i18n/messages/tr/admin.json'
import { sectionOf, sections } from '.'

describe('sections', () => {
  it('are those that have a name, each once', () => {
    expect(sections.map(({ id }) => id).toSorted()).toEqual(Object.keys(admin.sections).toSorted())
  })

  it('have their Turkish names, in the order of the navigation [ADMIN-3]', () => {
    expect(sections.map(({ id }) => tr.sections[id])).toEqual([
      'Kontrol Paneli',
      'Siparişler',
      'İadeler',
      'Ürünler',
      'Kategoriler',
      'Kargo Şirketleri',
      'Ödeme Ayarları',
      'Almanya',
      'Türkiye',
      'Mobil Uygulama',
      'Analiz',
      'Kullanıcılar',
      'Yöneticiler',
      'Kuponlar',
      'Mağaza Bilgileri',
      'Kayıtlar',
      'Ayarlar',
    ])
  })

  it('of orders has the words of a refund, too', () => {
    expect(sectionOf('orders').messages).toContain('adminReturns')
  })

  it('fall back to the dashboard', () => {
    expect(sectionOf('orders').id).toBe('orders')
    expect(sectionOf('unknown').id).toBe('dashboard')
    expect(sectionOf(null).id).toBe('dashboard')
  })
})
