import type { Language } from '#domain/language';
import { centsOf } from '#domain/money';
import { enrollRoadside } from '#services/roadside/enroll-roadside.contract';
import { type RoadsidePackage, roadsidePrice, roadsideStates } from '../../roadside/roadside-packages.ts';
import { storeRoadsideEnrollment } from '../../store/roadside-enrollments.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { returnUrlOf } from '../return-url.ts';

/** Milliseconds of a membership. */
const membershipLife = 183 * 24 * 60 * 60 * 1000;

export const answerEnrollRoadside = implementCall(
  enrollRoadside,
  async ({ body, database, now, newId, trackId, siteOrigin, partnerOrigin, fault, work }) => {
    const { header, returnUrl, ...member } = body;
    const language = header.lang;
    const amount = roadsidePrice(member.package);
    if (amount === undefined || amount !== centsOf(member.amount)) throw new Refusal(texts.price[language]);
    if (!roadsideStates.some((state) => state === member.state)) throw new Refusal(texts.state[language]);
    await work();
    if (fault === 'noUrl') return { ...success, paymentUrl: '' };
    if (fault === 'foreignUrl') return { ...success, paymentUrl: 'https://stranger.example/membership' };
    const [transactionId, sessionId, documentId] = [newId(), newId(), newId()];
    const isStored = await storeRoadsideEnrollment(
      database,
      {
        transactionId,
        sessionId,
        documentId,
        trackId,
        email: member.email.toLowerCase(),
        package: member.package as RoadsidePackage,
        amount,
        language,
        returnUrl: returnUrl === undefined ? null : returnUrlOf(returnUrl, siteOrigin),
        request: body,
        status: 'open',
        policyNumber: `RSA-${String(Number.parseInt(transactionId.slice(0, 6), 16) % 1_000_000).padStart(6, '0')}`,
        enrolledAt: new Date(now),
      },
      { paidSince: new Date(now - membershipLife) },
    );
    if (!isStored) throw new Refusal(texts.member[language]);
    return { ...success, transactionId, paymentUrl: `${partnerOrigin}/membership/${sessionId}?lang=${language}` };
  },
);

const texts = {
  price: {
    en: 'The price of this membership has changed. Please load the page again.',
    es: 'El precio de esta membresía cambió. Vuelva a cargar la página.',
  },
  state: {
    en: 'Roadside memberships are not sold in this state.',
    es: 'Las membresías de asistencia en carretera no se venden en este estado.',
  },
  member: {
    en: 'There is a paid membership with this email address already. Nothing was charged again.',
    es: 'Ya hay una membresía pagada con este correo electrónico. No se le cobró otra vez.',
  },
} as const satisfies Record<string, Record<Language, string>>;
