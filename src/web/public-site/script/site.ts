import { followAddress } from './authLinks.ts';
import { listenToContactForm } from './contact.ts';
import { listenToCookieButtons } from './cookieButtons.ts';
import { layOutLowerSections } from './lowerSections.ts';
import { closeMenuAfterUse } from './menu.ts';
import { sendWaiting } from './outbox.ts';

followAddress();
closeMenuAfterUse();
layOutLowerSections();
listenToCookieButtons();
listenToContactForm();
void sendWaiting();
