import { type ScreenRoom, screen } from '../../platform/screen.ts';
import { postStaffCase, staffCase } from './case.tsx';
import { staff } from './desk/desk.tsx';
import { postStaffDevices, staffDevices } from './devices.tsx';
import { postStaffEnter, staffEnter } from './enter.tsx';
import { staffFigures } from './figures/figures.tsx';
import { postStaffHomeAction, staffHomeAction } from './homes/actions.tsx';
import { postStaffHome, staffHome } from './homes/home.tsx';
import { postStaffHomes, staffHomes } from './homes/list.tsx';
import { postStaffHomePictures, staffHomePictures } from './homes/pictures/pictures.tsx';
import { postStaffHomePublish, staffHomePublish } from './homes/publish.tsx';
import { postStaffSeller, staffSeller } from './homes/seller/seller.tsx';
import { postStaffHomeVersions, staffHomeVersions } from './homes/versions.tsx';
import { postStaffHours, staffHours } from './hours/hours.tsx';
import { staffJournal } from './journal.tsx';
import { postStaffNewsItem, staffNews, staffNewsItem } from './news/news.tsx';
import { postStaffPage, staffPage, staffPageLook, staffPages } from './pages/pages.tsx';
import { postStaffPeople, staffPeople } from './people/people.tsx';
import { postStaffSignIn, staffSignIn } from './sign-in.tsx';
import { postStaffSitePart, staffSitePart } from './site/part.tsx';
import { postStaffSite, staffSite } from './site/site.tsx';
import { staffWindow } from './window/window.tsx';

const OWN = { feature: 'staff', listed: 'never' } as const;

/** The agency's own page, and all below it (decision 82). */
export const staffScreens: ScreenRoom = {
  screens: [
    screen({ ...OWN, name: 'staff', page: staff, uncrawled: true }),
    screen({ ...OWN, name: 'staff-sign-in', page: staffSignIn, post: postStaffSignIn }),
    screen({ ...OWN, name: 'staff-enter', page: staffEnter, post: postStaffEnter }),
    screen({ ...OWN, name: 'staff-journal', page: staffJournal }),
    screen({ ...OWN, name: 'staff-devices', page: staffDevices, post: postStaffDevices }),
    screen({ ...OWN, name: 'staff-hours', page: staffHours, post: postStaffHours }),
    screen({ ...OWN, name: 'staff-people', page: staffPeople, post: postStaffPeople }),
    screen({ ...OWN, name: 'staff-site', page: staffSite, post: postStaffSite }),
    screen({ ...OWN, name: 'staff-site-part', page: staffSitePart, post: postStaffSitePart }),
    screen({ ...OWN, name: 'staff-figures', page: staffFigures }),
    screen({ ...OWN, name: 'staff-window', page: staffWindow }),
    screen({ ...OWN, name: 'staff-news', page: staffNews }),
    screen({ ...OWN, name: 'staff-news-item', page: staffNewsItem, post: postStaffNewsItem }),
    screen({ ...OWN, name: 'staff-pages', page: staffPages }),
    screen({ ...OWN, name: 'staff-page', page: staffPage, post: postStaffPage }),
    screen({ ...OWN, name: 'staff-page-look', page: staffPageLook }),
    screen({ ...OWN, name: 'staff-home', page: staffHome, post: postStaffHome }),
    screen({ ...OWN, name: 'staff-home-publish', page: staffHomePublish, post: postStaffHomePublish }),
    screen({
      ...OWN,
      name: 'staff-home-pictures',
      page: staffHomePictures,
      post: postStaffHomePictures,
    }),
    screen({ ...OWN, name: 'staff-home-versions', page: staffHomeVersions, post: postStaffHomeVersions }),
    screen({ ...OWN, name: 'staff-home-seller', page: staffSeller, post: postStaffSeller }),
    screen({ ...OWN, name: 'staff-homes', page: staffHomes, post: postStaffHomes }),
    screen({ ...OWN, name: 'staff-home-action', page: staffHomeAction, post: postStaffHomeAction }),
    screen({ ...OWN, name: 'staff-case', page: staffCase, post: postStaffCase }),
  ],
};
