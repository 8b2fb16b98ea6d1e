import { type Frame, listed } from './frame.ts'

export const turkish: Frame = {
  begins: listed(`
    {name} şunu yazdı: | {name} yazdı: | {name} şunu söyledi: | {name} diyor ki: | {name} soruyor: | {name} yanıtladı: | {name} adlı konuktan mesaj:
    {name} adlı konuktan yeni mesaj | {name} adlı misafirden mesaj: | {name} adlı misafirden yeni mesaj | {name} tarafından gönderilen mesaj
    Konuğun mesajı: | Misafir mesajı: | Misafirin mesajı: | Misafir mesajı | Konuk mesajı | {name} size bir mesaj gönderdi | {name} size mesaj gönderdi
    {name} mesajınızı yanıtladı | Daha fazla bilgi | Ek bilgiler | Bir misafir size mesaj gönderdi | Bir konuk size mesaj gönderdi
  `),
  ends: listed(`
    Yanıtla | Yanıt ver | Yanıtlayın | Şimdi yanıtla | Konuğa yanıt ver | Misafire yanıt ver | Mesajı yanıtla | Mesaja yanıt ver | Bu talebi yanıtlayın
    Talebi yanıtla | Mesajı görüntüle | Konuşmayı görüntüle | Kabul et | Reddet | Kabul et veya reddet | Rezervasyon detayları | Rezervasyon ayrıntıları
    Rezervasyon bilgileri | Önceki mesajlar | Ayrıca bu e-postayı doğrudan yanıtlayabilirsiniz | Bu e-postayı doğrudan da yanıtlayabilirsiniz
    Bu e-postayı doğrudan yanıtlayabilirsiniz | Otomatik olarak çevrildi
  `),
  amid: listed(`
    Otomatik olarak çevrildi. Orijinal mesaj: | Orijinal mesaj:
  `),
  hosts: listed(`
    Ev sahibi | Yardımcı ev sahibi
  `),
  tells: listed(`
    konuğunuz {name} | misafiriniz {name}
  `),
  others: listed(`
    Bir konuktan yeni bir mesajınız var | Bir misafirden yeni mesajınız var | Misafirden yeni mesaj | Konuktan yeni mesaj
    Lütfen yanıtınızı bu satırın üzerine yazın | Yanıtınızı bu satırın üzerine yazın | Tercihlerinizi değiştirin
    Korunmanız ve güvenliğiniz için her zaman Airbnb üzerinden iletişim kurun | Airbnb uygulamasını edinin | Daha fazla bilgi edinin | Kimlik doğrulandı
    Konuk | Misafir | Rezervasyonu yapan | Mesaj | Yeni mesaj | Talep | Yeni talep | Rezervasyon talebi | Yeni rezervasyon | Rezervasyon onaylandı
    Rezervasyon onayı | İptal | Rezervasyonu görüntüle | Rezervasyonu yönet | Bu e-posta {platform} tarafından gönderildi | Tüm yer | Özel oda
    Rezervasyondan sonra görülebilir | Abonelikten çık | Gizlilik | Yardım Merkezi | Biliyor muydunuz?
  `),
  labels: {
    name: listed(`
      Konuk adı | Misafir adı | Konuğun adı | Misafirin adı | Konuk | Misafir | Ad | Ad soyad | Müşteri
    `),
    code: listed(`
      Onay numarası | Onay kodu | Rezervasyon numarası | Rezervasyon kodu | Rezervasyon kimliği | Rezervasyon no | Rezervasyon | Referans numarası
    `),
    number: listed(`
      Tesis kimliği | Birim | Oda | Oda sayısı | Toplam oda | Toplam oda sayısı | Gece | Gece sayısı | PIN
    `),
    checkIn: listed(`
      Giriş | Giriş tarihi | Varış | Varış tarihi
    `),
    checkOut: listed(`
      Çıkış | Çıkış tarihi | Ayrılış | Ayrılış tarihi
    `),
    dates: listed(`
      Tarihler | Tarih | Konaklama | Konaklama tarihleri
    `),
    guests: listed(`
      Konuklar | Misafirler | Konuk sayısı | Misafir sayısı | Toplam konuk | Toplam misafir | Toplam konuk sayısı | Toplam misafir sayısı | Kişi sayısı
      Yetişkin
    `),
    price: listed(`
      Toplam | Toplam fiyat | Fiyat | Tutar | Ödeme
    `),
    title: listed('Tesis | Tesis adı | Tesisin adı | Konaklama yeri | Daire | İlan'),
    room: listed('Oda tipi | Oda türü | Tesis türü'),
    phone: listed(`
      Telefon | Telefon numarası
    `),
  },
  subjects: listed(`
    {name} adlı konuktan şu mesajı aldık | {name} adlı konuktan bu mesajı aldık | {name} adlı misafirden bu mesajı aldık
    {platform} misafiri {name} adlı kişiden mesaj | {platform} konuğu {name} size mesaj gönderdi | {name} adlı konuktan mesaj
    {name} adlı misafirden mesaj | {name} adlı konuktan yeni mesaj | {name} size bir mesaj gönderdi | {name} size mesaj gönderdi
    {name} mesajınızı yanıtladı | {listing} için rezervasyon | {listing} için talep
  `),
  notices: listed(`
    rezervasyon onaylandı | rezervasyonunuz onaylandı | rezervasyon onayı | rezervasyon iptal | iptal edildi | iptal | rezervasyon degisikligi
    yeni rezervasyon | odeme | fatura | degerlendirme | yorum | hatırlatma | yarın geliyor | bugun geliyor
  `),
  wrote: listed(`
    mesaj | mesajı | soru | talep | yanıtladı | yazdı
  `),
}
